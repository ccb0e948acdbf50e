#!/bin/sh
# Comments on a pull request through reviewdog, on whatever host reviewdog knows; needs reviewdog and a token
# for it. The exit status is reviewdog's: crane's findings alone do not fail the job.
set -eu
crane lint --since "${1:-origin/main}" --output-format concise --quiet --exit-zero |
  reviewdog -efm="%f:%l:%c: %m" -name=crane -reporter="${REVIEWDOG_REPORTER:-github-pr-review}" \
    -filter-mode=file -fail-level=error
