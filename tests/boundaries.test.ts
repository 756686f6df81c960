import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** Who may import whom: features ← model ← server; model ← web/ui ← web/admin, web/site ← web/render.tsx. */
describe('imports', () => {
  test('there is something to look at', () => {
    expect(imports.length).toBeGreaterThan(10);
  });

  test('the declarations of the kinds of pages import each other, and nothing else', () => {
    const values = imports.filter(
      ({ from, to, typeOnly }) =>
        from.startsWith('src/features/') && !to.startsWith('src/features/') && !typeOnly,
    );
    expect(values).toEqual([]);
  });

  test('the model imports Zod, the declarations and itself, and Markdown is read in one file of it', () => {
    const isForeign = (to: string) => !/^(zod($|\/)|markdown-it$|src\/(model|features)\/)/.test(to);
    expect(offences('src/model/', isForeign)).toEqual([]);
    const values = imports.filter(({ to, typeOnly }) => to === 'markdown-it' && !typeOnly);
    expect(values.map(({ from }) => from)).toEqual(['src/model/markdown/reader.ts']);
  });

  test('no browser is sent what reads Markdown', () => {
    const browser = globSync('src/web/{admin,site/browser,site/islands}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['src/web/site/islands/island.tsx', 'src/web/site/islands/islands.ts'],
    });
    expect([...valuesReachedFrom(browser)]).not.toContain('src/model/markdown/reader.ts');
  });

  test('the server never imports the web', () => {
    expect(offences('src/server/', (to) => to.startsWith('src/web/'))).toEqual([]);
  });

  test('one file of the server loads the pages, and the start alone calls it', () => {
    const naming = files.filter((file) => file.startsWith('src/server/') && namesPages(file));
    expect(naming).toEqual([joint]);
    const callers = imports.filter(({ to, typeOnly }) => to === joint && !typeOnly);
    expect(callers.map(({ from }) => from)).toEqual(['src/server/process/serve.ts']);
  });

  test('one file of the content names its table', () => {
    const queries =
      /\b(?:selectFrom|innerJoin|insertInto|updateTable|deleteFrom)\(\s*'document'|\b(?:from|join|update) document\b/;
    const naming = files.filter(
      (file) =>
        /^src\/server\/(?!storage\/migrations\/)/.test(file) &&
        queries.test(readFileSync(join(root, file), 'utf8')),
    );
    // Copies of whole tables, and joins that tell where pictures are used.
    expect(naming.sort()).toEqual([
      'src/server/backups/replace-everything.ts',
      'src/server/content/documents.ts',
      'src/server/pictures/library/read-pictures.ts',
      'src/server/pictures/library/uses-of.ts',
      'src/server/pictures/picture-uses.ts',
    ]);
  });

  test('the table of rights and the gate alone look at the role of a viewer', () => {
    const looking = files.filter(
      (file) =>
        /^src\/(?:server|model)\//.test(file) &&
        /\.role\b/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(looking.sort()).toEqual(['src/model/rights.ts', 'src/server/http/gate.ts']);
  });

  test('node:http is not imported, which would make every start longer', () => {
    const values = imports.filter(({ to, typeOnly }) => to === 'node:http' && !typeOnly);
    expect(values.map(({ from }) => from)).toEqual([]);
  });

  test('the web never imports the server', () => {
    expect(offences('src/web/', (to) => to.startsWith('src/server/'))).toEqual([]);
  });

  test('the admin area and the site never import each other', () => {
    expect(offences('src/web/admin/', (to) => to.startsWith('src/web/site/'))).toEqual([]);
    expect(offences('src/web/site/', (to) => to.startsWith('src/web/admin/'))).toEqual([]);
  });

  test('the interface components import neither', () => {
    expect(offences('src/web/ui/', (to) => /^src\/web\/(admin|site)\//.test(to))).toEqual([]);
  });

  test('the site takes types, not values, from the pages of the model, at any remove', () => {
    const reached = valuesReachedFrom(files.filter((file) => file.startsWith('src/web/site/')));
    expect([...reached].filter((file) => file.startsWith('src/model/pages/'))).toEqual([]);
  });

  test('React comes alive in one file of the site and in one of the admin area', () => {
    expect(importersOf(/^react-dom\/client$/)).toEqual([
      'src/web/admin/start.tsx',
      'src/web/site/browser/start-root.tsx',
    ]);
  });

  test('the admin area alone has a router', () => {
    const elsewhere = importersOf(/^react-router(\/|$)/).filter(
      (file) => !file.startsWith('src/web/admin/'),
    );
    expect(elsewhere).toEqual([]);
  });

  test('what runs in the browser reaches nothing that makes pages', () => {
    const browser = globSync('src/web/site/{browser,islands}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['src/web/site/islands/island.tsx', 'src/web/site/islands/islands.ts'],
    });
    expect(browser.length).toBeGreaterThan(20);
    const reached = [...valuesReachedFrom(browser)];
    const makesPages =
      /^react-dom\/server|^src\/model\/(pages|wording)\/|^src\/web\/site\/((pages|layout)\/|page-context\.ts|pages\.ts)/;
    expect(reached.filter((file) => makesPages.test(file))).toEqual([]);
  });

  test('what makes pages reaches nothing that brings React to life', () => {
    const pages = globSync('src/web/site/pages/**/*.{ts,tsx}', { cwd: root });
    expect(pages.length).toBeGreaterThan(50);
    expect([...valuesReachedFrom(pages)]).not.toContain('react-dom/client');
  });
});

/**
 * The floors of the server, the highest first: each imports only from those below it, and the folders
 * of one floor import each other in no circle.
 */
describe('the floors of the server', () => {
  test('every file stands on one, and every file that is named is there', () => {
    const lost = serverFiles.filter((file) => standingOf(file) === undefined);
    expect(lost, 'has no line in `standsIn`').toEqual([]);
    const gone = Object.keys(standsIn).filter((path) => !existsSync(join(root, server, path)));
    expect(gone, 'is named in `standsIn`').toEqual([]);
    const folders = new Set(floors.flat());
    expect(Object.values(standsIn).filter((folder) => !folders.has(folder))).toEqual([]);
  });

  test('no import leads up, but for those that are known', () => {
    const up = arrows.filter(({ from, to }) => floorOf(from) > floorOf(to));
    expectOnly(
      up.map(({ from, to }) => `${from} → ${to}`),
      knownUp,
    );
  });

  test('no folders of one floor import each other in a circle, but for those that are known', () => {
    const below = new Map<string, Set<string>>();
    for (const { from, to } of arrows) {
      const [one, other] = [standingOf(from), standingOf(to)];
      if (!one || !other || one === other || floorOf(from) !== floorOf(to)) continue;
      below.set(one, (below.get(one) ?? new Set()).add(other));
    }
    const isReached = (from: string, to: string) => {
      const reached = new Set([from]);
      for (const each of reached) for (const next of below.get(each) ?? []) reached.add(next);
      return reached.has(to);
    };
    const inCircles = [...below].flatMap(([from, all]) =>
      [...all].filter((to) => isReached(to, from)).map((to) => `${from} → ${to}`),
    );
    expectOnly(inCircles, knownCircles);
  });
});

const floors = [
  ['app', 'demo'],
  ['features'],
  ['pages'],
  ['images', 'wording', 'leads', 'backups'],
  ['api', 'monitoring'],
  ['cdn'],
  ['content', 'auth', 'jobs'],
  ['http', 'cache'],
  ['storage', 'bucket'],
  ['config'],
  ['timing', 'network', 'log'],
];

/** The folder of a floor that each folder or file of the server belongs to; the longest path counts. */
const standsIn: Record<string, string> = {
  'account/': 'auth',
  'answers/': 'cache',
  'answers/headers.ts': 'http',
  'backups/': 'backups',
  'cdn/': 'cdn',
  'cdn/cdn-settings.ts': 'config',
  'content/': 'content',
  'content/calls.ts': 'api',
  'content/dependencies.ts': 'cache',
  'content/read-body.ts': 'api',
  'extras/': 'features',
  'http/': 'http',
  'http/description/': 'api',
  'http/encode-json.ts': 'api',
  'http/network-of.ts': 'network',
  'http/node-http.ts': 'network',
  'http/reads.ts': 'api',
  'http/trusted-proxies.ts': 'network',
  'idempotency/': 'http',
  'jobs/': 'jobs',
  'leads/': 'leads',
  'leads/is-loopback.ts': 'network',
  'log/': 'log',
  'log/access-log.ts': 'monitoring',
  'metrics/': 'monitoring',
  'pages/': 'pages',
  'pictures/': 'images',
  'pictures/picture-uses.ts': 'content',
  'pictures/store/': 'bucket',
  'pictures/upload-name.ts': 'bucket',
  'preview/': 'pages',
  'process/': 'app',
  'process/chores.ts': 'jobs',
  'process/clock.ts': 'jobs',
  'process/first-write.ts': 'storage',
  'process/listen.ts': 'http',
  'process/root.ts': 'config',
  'process/settings.ts': 'config',
  'process/start-problem.ts': 'config',
  'process/watch-requests.ts': 'monitoring',
  'readiness/': 'monitoring',
  's3/': 'bucket',
  'seed/': 'demo',
  'site/': 'pages',
  'storage/': 'storage',
  'timing/': 'timing',
  'wording/': 'wording',
};

/** Imports that lead up to a higher floor. None is to be added; a line that is not needed goes. */
const knownUp = ['answers/prepared-answer.ts → jobs/job-process.ts'];

/** Of each circle of folders all its arrows, under the same rule. */
const knownCircles: string[] = [];

interface Import {
  from: string;
  /** A path from the root of the repository, or the name of a package. */
  to: string;
  typeOnly: boolean;
}

/** It loads them by a path that is put together, which no import shows. */
const joint = 'src/server/pages/web-build.ts';
const root = resolve(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
const imports = files.flatMap(importsOf);

const server = 'src/server/';
const inServer = (path: string) => path.slice(server.length);
const serverFiles = files.filter((file) => file.startsWith(server)).map(inServer);
const arrows = imports
  .filter(({ from, to }) => from.startsWith(server) && to.startsWith(server))
  .map(({ from, to }) => ({ from: inServer(from), to: inServer(to) }));

function standingOf(file: string): string | undefined {
  const paths = Object.keys(standsIn).filter(
    (path) => path === file || (path.endsWith('/') && file.startsWith(path)),
  );
  return standsIn[paths.toSorted((one, other) => other.length - one.length)[0] ?? ''];
}

const floorOf = (file: string) =>
  floors.findIndex((folders) => folders.includes(standingOf(file) ?? ''));

/** What is found is known, and what is known is still found. */
function expectOnly(found: string[], known: string[]): void {
  const all = [...new Set(found)].sort();
  expect(
    all.filter((each) => !known.includes(each)),
    'new',
  ).toEqual([]);
  expect(
    known.filter((each) => !all.includes(each)),
    'no longer needed in the list',
  ).toEqual([]);
}

const namesPages = (file: string) =>
  /['"`][^'"`\n]*(build\/server|src\/web)\//.test(readFileSync(join(root, file), 'utf8'));

const offences = (folder: string, isForbidden: (to: string) => boolean): Import[] =>
  imports.filter(({ from, to }) => from.startsWith(folder) && isForbidden(to));

const importersOf = (name: RegExp): string[] =>
  files.filter((file) => imports.some(({ from, to }) => from === file && name.test(to))).sort();

function valuesReachedFrom(starts: string[]): Set<string> {
  const reached = new Set(starts);
  // A set walks over what is added to it on the way.
  for (const file of reached) {
    for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) reached.add(to);
  }
  return reached;
}

function importsOf(from: string): Import[] {
  const code = readFileSync(join(root, from), 'utf8');
  const { module } = parseSync(from, code);
  const link = (specifier: string, start: number): Import => ({
    from,
    to: specifier.startsWith('.') ? join(dirname(from), specifier) : specifier,
    // `import { type A }` does not count: it still loads the module.
    typeOnly: /^(import|export)\s+type\b/.test(code.slice(start)),
  });
  return [
    ...module.staticImports.map(({ moduleRequest, start }) => link(moduleRequest.value, start)),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? link(moduleRequest.value, start) : [],
      ),
    ),
    // The request of an import() is an expression: its text with the quotes taken off.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      link(code.slice(start + 1, end - 1), start),
    ),
  ];
}
