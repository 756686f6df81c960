import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachePictures } from '../../src/server/pictures/store/cached-store.ts';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { createApp } from '../../src/server/process/app.ts';
import { readSettings } from '../../src/server/process/settings.ts';
import { openStorage } from '../../src/server/storage/open-storage.ts';
import type { Database } from '../../src/server/storage/storage.ts';
import { migratedDatabase } from './migrated-database.ts';
import { storeAdministrator, storeSession } from './stored-administrator.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: ReturnType<typeof JSON.parse>;
}

export interface TestApp extends Awaited<ReturnType<typeof openTestApp>> {}

interface TestOptions {
  now?: () => number;
  env?: Record<string, string>;
  /** What the server gets in place of its database. */
  wrap?: (opened: Database) => Database;
}

const password = 'a password for tests';

/** The whole server without a network, on an empty database of its own. */
export async function openTestApp(
  engine: Engine,
  { wrap = (opened) => opened, env = {}, ...options }: TestOptions = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'wajha-test-'));
  const settings = readSettings({
    ...(await migratedDatabase(engine, dataDir)),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const storage = await openStorage(settings, { exclusive: true });
  await storeAdministrator(storage.db, password);
  const token = await storeSession(storage.db, options.now?.());
  const uploads = cachePictures(await openStore(settings), settings, storage.db);
  const given = { ...storage, db: wrap(storage.db) };
  const { http, reader } = await createApp({ settings, storage: given, uploads, ...options });

  /** A call as JSON or, for a form, as multipart. */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, token, headers }: { body?: unknown; token?: string; headers?: object } = {},
  ): Promise<Reply> {
    const form = body instanceof FormData ? new Response(body) : undefined;
    const response = await http.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: form ? Buffer.from(await form.arrayBuffer()) : (body as object),
      }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
    };
  }

  return {
    settings,
    storage,
    http,
    reader,
    token,
    password,
    call,
    /** A call by the administrator. */
    admin: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      call(method, path, { token, ...(body !== undefined && { body }) }),
    async close() {
      await http.close();
      await storage.close();
      // A copy of a picture may still be on its way into the folder.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
