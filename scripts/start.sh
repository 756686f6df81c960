#!/bin/sh
# Starts the program, or what the arguments say, with the Node on the PATH and the bounds on memory
# of docs/decisions/0019-memory-is-given-at-the-start.md.
export MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384
[ $# -gt 0 ] || set -- build/start/start.js
exec node --max-semi-space-size=8 "$@"
