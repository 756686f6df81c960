#!/bin/sh
# The driver shuts what its browser writes to; here the console goes to a file.
echo $$ > "$1/pid"
exec gjs -m "$(dirname "$0")/webkit-window.js" "$1" >> "$1/console" 2>&1
