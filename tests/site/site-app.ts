import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { PageRequest, RenderedPage } from '../../src/model/contracts/page-request.ts';
import { createResolver } from '../../src/server/pages/resolve.ts';
import type { WebBuild } from '../../src/server/pages/web-build.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { createApp } from '../../src/server/process/app.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Engine } from '../support/app.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { storeAdministrator, storeSession } from '../support/stored-administrator.ts';

export const publicUrl = 'https://agency.example';
const password = 'a password for tests';

export interface SiteApp extends Awaited<ReturnType<typeof openSiteApp>> {}

type Render = (request: PageRequest) => RenderedPage | Promise<RenderedPage>;

/** The whole server on an empty database, with pages that a test renders itself. */
export async function openSiteApp(
  engine: Engine = 'sqlite',
  render: Render = plainPage,
  more: Partial<WebBuild> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wajha-site-'));
  const settings = readSettings({
    ...(await migratedDatabase(engine, dataDir)),
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
  });
  const storage = await openStorage(settings, { exclusive: true });
  await storeAdministrator(storage.db, password);
  const web: WebBuild = {
    render: async (request) => render(request),
    inlineScripts: [],
    close: async () => {},
    ...more,
  };
  const uploads = await openStore(settings);
  const { http, reader, operations } = await createApp({ settings, storage, uploads, web });
  const headers = { authorization: `Bearer ${await storeSession(storage.db)}` };

  return {
    http,
    reader,
    operations,
    /** Without a memory, which a save would have to be told to. */
    resolve: (address: string) =>
      createResolver({ db: storage.db, reader }, { onChange() {} })(address),
    dataDir,
    db: storage.db,
    authorization: headers.authorization,
    get: (url: string, options: InjectOptions = {}) => http.inject({ url, ...options }),
    /** A call by the administrator; a text is sent as the JSON that it may be. */
    call: (method: 'POST' | 'PUT', path: string, payload: object | string) =>
      http.inject({
        method,
        url: `/api${path}`,
        payload,
        headers: { ...headers, 'content-type': 'application/json' },
      }),
    /** Saves as the administrator and gives the record. */
    async save(method: 'POST' | 'PUT', path: string, payload: object) {
      const reply = await http.inject({ method, url: `/api${path}`, payload, headers });
      if (reply.statusCode >= 400) throw new Error(`${path}: ${reply.body}`);
      return reply.json() as { _id: string } & Record<string, unknown>;
    },
    async close() {
      await http.close();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

export const plainPage = (): RenderedPage => ({
  status: 200,
  html: '<!doctype html><title>A page</title>',
});
