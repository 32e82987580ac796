"""`make bench`: what Rulebound costs, beside a yardstick measured in the same run."""
