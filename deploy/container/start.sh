#!/bin/sh
# Run by the image's entry point before nginx: writes the page of this environment. A wrong or missing variable ends the container, and
# its log names it.
set -eu
exec node /opt/sportal/release.mjs --site /tmp/sportal
