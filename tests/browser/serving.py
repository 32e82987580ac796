"""A server for tests, `python -m tests.browser.serving FILE PORT`: all its people come from one address."""

from __future__ import annotations

import sys

from rulebound.server.limits import wide
from rulebound.server.serve import serve
from rulebound.server.settings import Settings

if __name__ == "__main__":
    serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), pace=0.0, limits=wide()))
