#!/bin/sh
# Gets what the tests use besides Python and Chromium:   sh tests/tools.sh
# Caddy (in front of the server), systemd-analyze (reads the unit).
set -eu

unit() { [ "$(uname)" != Linux ] || command -v systemd-analyze; }

wanted=
command -v caddy >/dev/null 2>&1 || wanted="$wanted caddy"
unit >/dev/null 2>&1 || wanted="$wanted systemd"
[ -n "$wanted" ] || exit 0
echo "Installing$wanted for the tests ..."
# shellcheck disable=SC2086
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    # Nothing that is installed for a test starts by itself.
    export RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive
    apt-get install -qq -y --no-install-recommends $wanted >/dev/null 2>&1 ||
        { apt-get update -qq && apt-get install -qq -y --no-install-recommends $wanted >/dev/null; }
else
    echo "The tests need:$wanted. Install what has these names (Debian, Ubuntu: apt install$wanted)." >&2
    exit 1
fi
