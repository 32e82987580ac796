"""The rules of timing, proved on a small made-up game under the orders of two references."""
