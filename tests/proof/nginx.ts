import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../support/find-program.ts';
import { freePort } from '../support/free-port.ts';

export const nginx = findProgram('nginx');

const site = resolve(import.meta.dirname, '../../deploy/nginx.conf');

/** nginx with the very file that is deployed; only ports, certificate and instances are ours. */
export async function startNginx(instances: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  const upstreams = instances.map(
    (url) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`,
  );
  const text = replaceEach(readFileSync(site, 'utf8'), [
    ['server 127.0.0.1:3000 max_fails=1 fail_timeout=5s;', upstreams.join('\n')],
    // All the visitors of a test have one address.
    ['rate=100r/s', 'rate=10000r/s'],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', join(folder, 'certificate')],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', join(folder, 'key')],
  ]);
  certify(folder);
  writeFileSync(join(folder, 'site.conf'), text);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  execFileSync(nginx ?? 'nginx', [...options, '-t'], { stdio: 'pipe' });
  const child = spawn(nginx ?? 'nginx', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  return {
    url: `https://127.0.0.1:${port}`,
    plain: `http://127.0.0.1:${plain}`,
    complaints: () => complaints,
    async stop() {
      child.kill('SIGQUIT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function replaceEach(text: string, pairs: [from: string, to: string][]): string {
  for (const [from] of pairs) if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return pairs.reduce((result, [from, to]) => result.replace(from, to), text);
}

function certify(folder: string): void {
  const subject = ['-subj', '/CN=www.example.com', '-days', '1'];
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'certificate')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
}

/** What a distribution's own file has around those in conf.d. */
const around = (folder: string) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  pid ${folder}/pid;
  error_log stderr warn;
  events {}
  http {
    access_log off;
    client_body_temp_path ${folder}/bodies;
    proxy_temp_path ${folder}/proxied;
    include ${folder}/site.conf;
  }
`;
