import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

/** Runs one of the program's commands as a process of its own. */
export function runCommand(
  script: string,
  environment: Record<string, string>,
  args: string[] = [],
) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
    // Away from the repository, whose .env is the developer's.
    const options = { cwd: tmpdir(), env: { PATH, NODE_COMPILE_CACHE, ...environment } };
    execFile(process.execPath, [resolve(script), ...args], options, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
