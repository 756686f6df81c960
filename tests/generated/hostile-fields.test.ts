import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from '../../scripts/addresses.ts';
import { pages } from '../../src/model/pages/index.ts';
import { inProof } from '../support/in-proof.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { fillSite } from './hostile-site.ts';
import { holdsHostile, hostileTexts } from './hostile-values.ts';

// Every twelfth: each text is in some field of the larger kinds. In the proof, each in each.
const everyRound = [...hostileTexts.keys()];
describeHostileRounds(
  inProof(
    everyRound,
    everyRound.filter((round) => round % 12 === 0),
  ),
);

let server: RunningServer;
let site: Awaited<ReturnType<typeof fillSite>>;
let before: Map<string, Protection>;

/** In a round every field is filled with one of the texts, the next one with the next. */
function describeHostileRounds(rounds: readonly number[]): void {
  beforeAll(async () => {
    server = await startServer({ env: { SEED: 'none', LOG_LEVEL: 'silent' } });
    site = await fillSite(server);
    before = new Map(await eachPage(protectionOf));
  });
  afterAll(() => server.stop());

  test('the model has a place for everything that is tried here', () => {
    expect(site.places.length).toBeGreaterThan(30);
    expect(before.size).toBeGreaterThan(25);
  });

  test.each(rounds.map((round) => [round, hostileTexts[round]?.slice(0, 40)] as const))(
    'round %i, beginning with %j: saves are taken or refused, and every page stays as safe as it was',
    async (round) => {
      let stored = 0;
      for (const place of site.places) {
        const replies = await site.attack(place, round);
        for (const { status, body } of replies.slice(0, -1)) {
          expect([place.kind, status, body.error === body.message && typeof body.error]).toEqual([
            place.kind,
            400,
            'string',
          ]);
        }
        expect([place.kind, replies.at(-1)]).toMatchObject([place.kind, { status: 200 }]);
        if (holdsHostile(replies.at(-1)?.body)) stored += 1;
      }
      expect(stored).toBeGreaterThan(site.places.length * 0.9);
      for (const [route, protection] of await eachPage(protectionOf)) {
        expect([route, protection]).toEqual([route, before.get(route)]);
      }
      await expectOthersToAnswer();
    },
  );
}

interface Protection {
  status: number;
  directives: string[];
  /** What may run: the same whatever is on the page. */
  scripts: string[] | undefined;
  headers: (string | null)[];
}

const securityHeaders = [
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'set-cookie',
];

/** What a page says of itself; that it allows no more than its own is asked at once. */
async function protectionOf(address: string): Promise<Protection> {
  const response = await get(address);
  const html = await response.text();
  const policy = new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  const strange = [...policy.values()].flat().filter((source) => !knownSource.test(source));
  expect([address, strange]).toEqual([address, []]);
  const unknown = inlineScripts(html).filter(
    (script) => !policy.get('script-src')?.includes(hashOf(script)),
  );
  expect([address, unknown]).toEqual([address, []]);
  expect([
    address,
    html.match(/ (?:href|src|action)="(?:javascript:|data:text|\/\/|\/\\)/gi),
  ]).toEqual([address, null]);
  return {
    status: response.status,
    directives: [...policy.keys()],
    scripts: policy.get('script-src'),
    headers: securityHeaders.map((name) => response.headers.get(name)),
  };
}

const knownSource =
  /^(?:'self'|'none'|'sha256-[\w+/]{43}='|data:|https:|http:|https?:\/\/[a-z\d_.-]+(?::\d+)?)$/;

/** As a browser finds them; data for search engines is none. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , script = '']) => script);

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** One address of each route, by the route: a title that changes takes its address along. */
async function eachPage<T>(ask: (address: string) => Promise<T>): Promise<[string, T][]> {
  const addresses = [...(await addressesOf(server.url)), '/admin', '/admin/settings'];
  const answers: [string, T][] = [];
  for (const [index, address] of addresses.entries()) {
    answers.push([`${index}`, await ask(address)]);
  }
  return answers;
}

/** Uncompressed: the best compression would take longer than everything else here. */
const get = (path: string) =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });

async function expectOthersToAnswer(): Promise<void> {
  const files = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/ar/blog/rss.xml'];
  const reads = pages.flatMap(({ path }) =>
    ['', '?lang=en', '?lang=ar'].map((query) => path + query),
  );
  for (const path of ['/api/health', ...files, ...reads.map((read) => `/api${read}`)]) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null]);
}
