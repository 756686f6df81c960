import { startServer } from '../tests/support/server.ts';
import { freshness } from './bench/freshness.ts';
import { throughput } from './bench/throughput.ts';

/** Every figure is a ratio or a median within one run: machines differ, and so do their moments. */
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
try {
  print('requests per second beside bare node:http, the same bytes and headers');
  for (const path of ['/', '/ar', '/api/home', '/api/services']) {
    const { ours, bare, ratio } = await throughput(`${server.url}${path}`);
    print(`  ${path.padEnd(16)} ${round(ours)} to ${round(bare)}: ${(ratio * 100).toFixed(0)} %`);
  }
  const token = await signIn();
  print('from an acknowledged save to the first answer that shows it, median of 20');
  for (const path of ['/api/home', '/', '/ar']) {
    const milliseconds = await freshness(server.url, token, path);
    print(`  ${path.padEnd(16)} ${milliseconds.toFixed(1)} ms`);
  }
} finally {
  await server.stop();
}

async function signIn(): Promise<string> {
  const response = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: server.password }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
