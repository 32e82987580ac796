"""Tests of rules that can stop and go on."""
