#!/bin/sh
# Finds a Chromium for the browser tests, or gets one:   sh tests/browser/chromium.sh path/to/python
set -eu
python=$1
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if "$python" -c 'import os, sys; from playwright.sync_api import sync_playwright as p
with p() as it: sys.exit(not os.path.exists(it.chromium.executable_path))' >/dev/null 2>&1; then exit 0; fi
echo "Installing Chromium for the browser tests ..."
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get install -qq -y chromium >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y chromium >/dev/null; }
elif ! "$python" -m playwright install chromium; then
    echo "The browser tests need Chromium: install the package chromium (Debian, Ubuntu: apt install chromium)." >&2
    exit 1
fi
