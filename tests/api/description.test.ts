import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '../../src/server/http/description/openapi.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { apiTools, runNode, runTool } from './tools.ts';

let server: RunningServer;
let document: OpenApi;
let folder: string;
let file: string;

beforeAll(async () => {
  apiTools();
  server = await startServer();
  document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  folder = mkdtempSync(join(tmpdir(), 'wajha-api-'));
  file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe.concurrent('the description', () => {
  test("has no problem by redocly's recommended rules", async ({ expect }) => {
    const config = resolve('redocly.yaml');
    const { printed } = await runTool('redocly', [
      ...['lint', file, `--config=${config}`, '--format=json'],
    ]);
    const { totals, problems } = JSON.parse(printed.slice(printed.indexOf('{')));
    expect([problems, totals]).toEqual([[], { errors: 0, warnings: 0, ignored: 0 }]);
  }, 240_000);

  test("has no problem by spectral's rules", async ({ expect }) => {
    const ruleset = join(folder, 'rules.yaml');
    writeFileSync(ruleset, 'extends: ["spectral:oas"]\n');
    const { printed } = await runTool('spectral', [
      ...['lint', file, `--ruleset=${ruleset}`, '--format=json', '--quiet'],
    ]);
    expect(JSON.parse(printed)).toEqual([]);
  }, 240_000);

  test('makes a client that compiles, and reads, saves and deletes', async ({ expect }) => {
    const program = join(folder, 'client');
    mkdirSync(program);
    cpSync('tests/api/client/program.ts', join(program, 'program.ts'));
    writeFileSync(
      join(program, 'openapi-ts.config.js'),
      `export default ${JSON.stringify({
        input: file,
        output: { path: join(program, 'generated'), module: { extension: '.ts' } },
        plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
        logs: { file: false, level: 'silent' },
      })};\n`,
    );
    writeFileSync(join(program, 'package.json'), '{ "type": "module" }\n');
    writeFileSync(join(program, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const made = await runTool('openapi-ts', ['-f', './openapi-ts.config.js'], program);
    expect(made).toEqual({ code: 0, printed: '' });
    const [compiled, ran] = await Promise.all([
      runNode([resolve('node_modules/typescript/bin/tsc'), '-p', program]),
      runNode([join(program, 'program.ts'), `${server.url}/api`, server.password]),
    ]);
    expect(compiled).toEqual({ code: 0, printed: '' });
    expect(JSON.parse(ran.printed)).toEqual({
      username: 'admin',
      years: 1,
      arabic: 'سؤال',
      answer: 'All of it.',
      kept: 'سؤال',
      stale: [409, 'outdated'],
      deleted: true,
      gone: [404, 'FAQ item not found'],
      refused: [401, 'pleaseSignIn'],
      blogs: 2,
      titles: true,
      more: true,
    });
  }, 240_000);
});

const compilerOptions = {
  target: 'ESNext',
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
};

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('operations are called as a person would call them', () => {
  const names = operations().map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z0-9]*)*$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['getHome', 'listBlogs', 'createBlog', 'updateOurWorkStats', 'deletePrimaryService'],
      ...['reorderTestimonials', 'updateLeasingTestimonial', 'restoreAboutBannerVersion'],
      ...['getHomeSeo', 'updateContactInfo', 'signIn', 'submitContactForm'],
    ]),
  );
});

test('an operation says more than its name, and who may call it', () => {
  for (const { operation } of operations()) {
    expect(operation.description).toMatch(/^[A-Z].{9,}\.$/s);
    expect(operation.description).not.toBe(operation.summary);
  }
  const isOpen = (path: string, method: string) =>
    document.paths[path]?.[method]?.security.length === 0;
  expect(isOpen('/home', 'get')).toBe(true);
  expect(isOpen('/contact/submit', 'post')).toBe(true);
  expect(isOpen('/home/faq', 'post')).toBe(false);
  expect(isOpen('/home/faq/{faqId}/history', 'get')).toBe(false);
});

test('an operation refuses only with what can happen to it', () => {
  const refusals = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {})
      .map(Number)
      .filter((status) => status >= 400 && status < 500);
  expect(refusals('/home', 'get')).toEqual([400]);
  expect(refusals('/our-work', 'get')).toEqual([400, 404]);
  expect(refusals('/blogs', 'get')).toEqual([400, 401, 404]);
  expect(refusals('/home/faq', 'post')).toEqual([400, 401, 409, 413, 415, 422]);
  expect(refusals('/home/faq/{faqId}', 'delete')).toEqual([400, 401, 404, 409]);
  expect(refusals('/admin/login', 'post')).toEqual([400, 401, 413, 415, 429]);
  expect(refusals('/contact/submit', 'post')).toEqual([400, 413, 415, 422, 429]);
});

test('no addresses are ambiguous but those that are specified so', () => {
  const paths = Object.keys(document.paths).map((path) => path.split('/'));
  const isVariable = (part = '') => part.startsWith('{');
  const fits = (one: string[], other: string[]) =>
    one.length === other.length &&
    one.filter(isVariable).length === other.filter(isVariable).length &&
    one.every((part, at) => part === other[at] || isVariable(part) || isVariable(other[at]));
  const found = paths.flatMap((one, at) =>
    paths
      .slice(at + 1)
      .flatMap((other) => (fits(one, other) ? [`${one.join('/')} ${other.join('/')}`] : [])),
  );
  expect(found).toEqual(ambiguous);
});

/** Fixed words come first for the router, and no id is one of them: docs/decisions/0034. */
const ambiguous = [
  '/local-seo/location/{location} /local-seo/{dataId}/history',
  '/local-seo/{dataId}/history /local-seo/admin/{dataId}',
];

describe('the document', () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done) => {
      get(`${server.url}/api/openapi.json`, { headers }, async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        done({
          headers: answer.headers,
          body: Buffer.concat(parts),
          ...(answer.statusCode && { status: answer.statusCode }),
        });
      });
    });

  test('is sent compressed', async () => {
    const gzipped = await ask({ 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzipped.body).toString())).toEqual(document);
    const brotli = await ask({ 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(brotli.body).toString())).toEqual(document);
    const plain = await ask({});
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.length).toBeGreaterThan(brotli.body.length * 8);
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' });
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('has a page for people', async () => {
    const page = await (await fetch(`${server.url}/api/docs`)).text();
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id}"`);
    expect(links.length).toBeGreaterThan(100);
    expect([...new Set(links)].filter((id) => !page.includes(id))).toEqual([]);
    expect(page).toContain('updateOurWorkStats');
  });
});
