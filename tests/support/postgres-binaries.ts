import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram, isExecutable } from './find-program.ts';

/** The folder of PostgreSQL's own programs, the newest first; Debian keeps it off the PATH. */
export function findPostgres(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb').filter(isExecutable);
  const newest = installed.sort((a, b) => majorVersion(b) - majorVersion(a))[0];
  const initdb = newest ?? findProgram('initdb');
  return initdb && dirname(initdb);
}

const majorVersion = (initdb: string) => Number(initdb.split('/')[4]);
