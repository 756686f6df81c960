import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSession } from '../../src/server/account/sessions.ts';
import { createResolver } from '../../src/server/pages/resolve.ts';
import { loadProductionBuild } from '../../src/server/pages/web-build.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { createApp } from '../../src/server/process/app.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import { copySeededData } from '../support/seeded-copy.ts';

export const publicUrl = 'https://agency.example';

export interface DemoApp extends Awaited<ReturnType<typeof openDemoApp>> {}

/** The whole server in this process, with the demo site and its real pages. */
export async function openDemoApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wajha-demo-'));
  copySeededData(dataDir, {});
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' });
  const storage = await openStorage(settings, { exclusive: true });
  const uploads = await openStore(settings);
  const web = await loadProductionBuild();
  const { http, reader } = await createApp({ settings, storage, uploads, web });
  let isListening = false;
  const { db } = storage;
  const { id } = await db.selectFrom('administrator').select('id').executeTakeFirstOrThrow();
  const { token, row } = newSession(id, Date.now());
  await db.insertInto('session').values(row).execute();

  return {
    http,
    reader,
    resolve: createResolver({ db, reader }, { onChange() {} }),
    db,
    /** Its origin, for what asks over the network. */
    async listen(): Promise<string> {
      if (!isListening) await http.listen({ port: 0, host: '127.0.0.1' });
      isListening = true;
      return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
    },
    /** Another one on the same data, as after a restart; whoever asks for it closes it. */
    startAnother: () => createApp({ settings, storage, uploads, web }),
    get: (url: string) => http.inject({ url }),
    /** The status of a picture that networks show, which is known before it is drawn. */
    async pictureStatus(path: string) {
      const url = `/social/en${path === '/' ? '/home' : encodeURI(path)}.png`;
      return (await http.inject({ method: 'HEAD', url })).statusCode;
    },
    /** A call by the administrator, which has to be taken. */
    async save(method: 'POST' | 'PUT', path: string, payload: object) {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await http.inject({ method, url: `/api${path}`, payload, headers });
      if (reply.statusCode >= 400) throw new Error(`${path}: ${reply.body}`);
      return reply.json();
    },
    /** The English paths in the sitemap, in all its parts. */
    async sitemapPaths(): Promise<string[]> {
      const whole = (await http.inject({ url: '/sitemap.xml' })).body;
      const parts = pathsIn(whole);
      if (!whole.includes('<sitemapindex')) return english(parts);
      const all = await Promise.all(
        parts.map(async (part) => pathsIn((await http.inject({ url: part })).body)),
      );
      return english(all.flat());
    },
    async close() {
      await http.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address.replace(publicUrl, '').replaceAll('&amp;', '&') || '/',
  );

const english = (paths: string[]) => paths.filter((path) => !/^\/ar(\/|$)/.test(path));
