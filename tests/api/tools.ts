import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { installApart } from '../../scripts/install-apart.ts';

/**
 * What lints the description of the API and makes a client from it. The generator works with the
 * compiler in JavaScript, which is no longer that of this project.
 */
export const apiTools = () =>
  installApart('api-tools', {
    '@redocly/cli': '2.77.0',
    '@stoplight/spectral-cli': '6.16.3',
    '@hey-api/openapi-ts': '0.99.0',
    typescript: '5.9.3',
  });

const programs = {
  redocly: '@redocly/cli/bin/cli.js',
  spectral: '@stoplight/spectral-cli/dist/index.js',
  'openapi-ts': '@hey-api/openapi-ts/bin/run.js',
};

/** Runs one of them and gives what it prints. */
export const runTool = (name: keyof typeof programs, args: string[], cwd?: string) =>
  runNode([join(apiTools(), programs[name]), ...args], cwd);

export function runNode(args: string[], cwd?: string): Promise<{ code: number; printed: string }> {
  const options = { maxBuffer: 64 * 1024 ** 2, ...(cwd && { cwd }) };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, printed: stdout || stderr }),
    );
  });
}
