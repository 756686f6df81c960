import { StartProblem } from '../process/start-problem.ts';

/** Why a backup or a restore came to nothing, in one sentence. */
export function sayWhy(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const { code, errcode, path, message } = error as NodeJS.ErrnoException & { errcode?: number };
  if (code === 'ENOSPC' || errcode === SQLITE_FULL) return 'The disk is full.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `The program may not write ${path ?? 'its files'}.`;
  }
  return `It failed: ${message.split('\n')[0]}`;
}

const SQLITE_FULL = 13;
