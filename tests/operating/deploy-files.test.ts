import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const settings = ['src/server/process/settings.ts', 'src/server/cdn/cdn-settings.ts'].flatMap(
  (file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name),
);

test('every setting stands in .env.example, and nothing else does', () => {
  expect(settings.length).toBeGreaterThan(25);
  const listed = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual(settings.toSorted());
});

test('what compose sets for the program is a setting, and a secret has no default', () => {
  const compose = read('compose.yaml');
  const [, own = ''] = /environment:\n([\s\S]*?)\n {2}depends_on/.exec(compose) ?? [];
  const names = [...own.matchAll(/^ {4}([A-Z\d_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !settings.includes(name))).toEqual([]);
  for (const secret of ['ADMIN_PASSWORD', 'POSTGRES_PASSWORD', 'S3_SECRET_ACCESS_KEY']) {
    expect(compose).toContain(`\${${secret}:?${secret} is missing in .env`);
    expect(compose).not.toMatch(new RegExp(`\\$\\{${secret}:?[-=]`));
  }
  expect(compose).not.toMatch(/(?:PASSWORD|SECRET\w*): (?!\$\{)/);
});

test('no image changes by itself, and no container can take the whole machine', () => {
  const compose = read('compose.yaml');
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const containers = compose.split('\n\n').filter((part) => part.includes('\n    image: '));
  const images = containers.map((part) => /\n {4}image: (\S+)/.exec(part)?.[1]);
  expect([bases.length, images.length]).toEqual([2, 3]);
  for (const image of [...bases, ...images]) expect(image).toMatch(/:\d+\.\d+/);
  const [own = ''] = compose.split('\nservices:\n');
  for (const container of [own, ...containers]) {
    for (const limit of ['mem_limit: ', 'cpus: ', 'pids_limit: ', 'cap_drop: [ALL]']) {
      expect(container).toContain(limit);
    }
    expect(container).toContain("security_opt: ['no-new-privileges:true']");
  }
});

test('every file that docs/deployment.md names is there', () => {
  const guide = read('docs/deployment.md');
  const links = [...guide.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
  expect(links.length).toBeGreaterThan(5);
  const limits = guide.slice(guide.indexOf('## Limits'));
  const sources = [...limits.matchAll(/`([a-z\d-]+\/[\w/.-]+)`/g)].map(([, file = '']) => {
    if (file.startsWith('deploy/')) return file;
    return file.startsWith('model/') ? `src/${file}` : `src/server/${file}`;
  });
  expect(sources.length).toBeGreaterThan(30);
  expect([...links, ...sources].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('what is set for Node at its start is set in one place', () => {
  const ways = ['package.json', 'Dockerfile', 'deploy/wajha.service'].map(read);
  for (const way of ways) {
    expect(way).toContain('scripts/start.js');
    expect(way).not.toMatch(/MALLOC_|--max-semi-space-size|build\/start/);
  }
});
