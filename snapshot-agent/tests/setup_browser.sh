#!/bin/sh
# Installs what the test in a real JupyterLab needs: Chromium with its driver, JupyterLab and selenium.
# Usage: tests/setup_browser.sh [PYTHON]. Needs root, or a Chromium that is there already.
set -e
python=${1:-python3}
if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends chromium chromium-driver
fi
"$python" -m pip install -q "jupyterlab>=4.2" notebook jupyter-collaboration ipykernel nbclient jupytext selenium pytest jsonschema
