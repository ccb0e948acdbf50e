#!/usr/bin/env bash
# Runs one step of the action: finds a Python and hands over. -I keeps the repository's own files, and
# variables of its workflows, from becoming modules.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
for python in python3 python; do
  if command -v "$python" >/dev/null && "$python" -I -c 'import sys; sys.exit(sys.version_info < (3, 8))' >/dev/null 2>&1; then
    exec "$python" -I "$here/action.py" "$1"
  fi
done
echo "::error title=crane::This runner has no Python 3.8 or newer; add actions/setup-python before crane"
exit 2
