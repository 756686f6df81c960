import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '13.5.0';

/**
 * The path of Lighthouse's program. It is larger than everything else here together and needed for
 * this one command, so it is installed by the first run, beside the other packages.
 */
export function ensureLighthouse(): string {
  const folder = join(import.meta.dirname, '../../node_modules/.cache', `lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, `lighthouse@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return program;
}
