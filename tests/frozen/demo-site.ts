import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pLimit from 'p-limit';
import { administrator, type Call } from '../contract/real-site.ts';
import { startServer } from '../support/server.ts';

export const publicUrl = 'https://agency.example';

export interface Asked {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  headers: Headers;
  body: string;
}

export interface DemoSite {
  url: string;
  dataDir: string;
  call: Call;
  /** Of an absolute address. */
  pathOf(address: string): string;
  /** Asks as a visitor whom no redirect takes along; the path may be in any spelling. */
  ask(path: string): Promise<Asked>;
  askAll<T>(paths: string[], read: (asked: Asked, path: string, at: number) => T): Promise<T[]>;
  /** The addresses of the sitemap, and the languages that each is said to have. */
  sitemap(): Promise<Map<string, string[]>>;
  stop(): Promise<void>;
}

/** The running program with the demo site, under an address that is the same everywhere. */
export async function startDemoSite(): Promise<DemoSite> {
  const server = await startServer({ env: { PUBLIC_URL: publicUrl, LOG_LEVEL: 'error' } });
  const fewAtOnce = pLimit(4);

  async function ask(path: string): Promise<Asked> {
    const answer = await fetch(server.url + path, {
      // That a picture is there can be said before it is drawn.
      method: path.startsWith('/social/') ? 'HEAD' : 'GET',
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const { status, headers } = answer;
    return { status, headers, location: headers.get('location'), body: await answer.text() };
  }

  const pathOf = (address: string) =>
    address.replace(publicUrl, '').replaceAll('&amp;', '&') || '/';

  return {
    pathOf,
    url: server.url,
    dataDir: server.dataDir,
    call: await administrator(server),
    ask,
    askAll: (paths, read) =>
      fewAtOnce.map(paths, async (path, at) => read(await ask(path), path, at)),
    async sitemap() {
      const { body } = await ask('/sitemap.xml');
      const entries = [...body.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
        ([, address = '', more = '']): [string, string[]] => [
          pathOf(address),
          [...more.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
            ([, language, twin = '']) => `${language} ${pathOf(twin)}`,
          ),
        ],
      );
      return new Map(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
    stop: server.stop,
  };
}

/** What the demo site has stored. */
export function readStored<Row>(site: DemoSite, query: string): Row[] {
  const db = new DatabaseSync(join(site.dataDir, 'wajha.db'), { readOnly: true });
  try {
    return db.prepare(query).all() as Row[];
  } finally {
    db.close();
  }
}

/** Lines of a file that is compared as a whole. */
export const fileOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
