import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

export const many = { posts: 10_000, locations: 300 };

export type LargeSite = Awaited<ReturnType<typeof startLargeSite>>;

/** The real program, as it is built, with the demo site and many more posts and locations. */
export async function startLargeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-probe-'));
  const socketPath = join(folder, 'probe');
  const server = await startServer({
    env: {
      LOG_LEVEL: 'error',
      PROBE_SOCKET: socketPath,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'probe.ts')}`,
    },
  });
  const { url, dataDir } = server;
  fill(join(dataDir, 'wajha.db'));
  const authorization = `Bearer ${await signIn(server)}`;
  const { services } = await (await fetch(`${url}/api/services`)).json();
  let saves = 0;

  async function ask(what: 'cpu' | 'idle' | 'memory'): Promise<number> {
    const socket = connect(socketPath);
    await once(socket, 'connect');
    socket.write(what);
    return JSON.parse(await text(socket));
  }

  return {
    url,
    dataDir,
    authorization,
    /** Milliseconds of processor time, all threads of the process together. */
    cpu: () => ask('cpu'),
    /** Bytes that the process holds on to. */
    memory: () => ask('memory'),
    /** The same, once the process has come to rest. */
    idle: () => ask('idle'),
    /** Outdates everything that is kept; the services are on every page. */
    async save() {
      saves += 1;
      const { _id, title } = services[0];
      const answer = await fetch(`${url}/api/services/services/${_id}`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ title, description: `Description ${saves}` }),
      });
      if (answer.status !== 200) throw new Error(`A save answered ${answer.status}`);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies of one post and one location of the demo, under names of their own and as large. */
function fill(file: string): void {
  const db = new DatabaseSync(file);
  const columns = db
    .prepare('select name from pragma_table_info(?)')
    .all('document')
    .map(({ name }) => String(name));
  const copy = (kind: string, field: string, howMany: number) => {
    const changed: Record<string, string> = {
      id: "d.id || '-' || n",
      position: 'd.position + n / 10',
      slug: "d.slug || '-' || n",
      alias: 'null',
      title: "d.title || ' ' || n",
      body: `replace(d.body, json_extract(d.body, '$.${field}'), json_extract(d.body, '$.${field}') || ' ' || n)`,
    };
    db.prepare(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?)
       insert into document (${columns.join(', ')})
       select ${columns.map((name) => changed[name] ?? `d.${name}`).join(', ')}
       from numbers, (select * from document where kind = ? order by position limit 1) d`,
    ).run(howMany, kind);
  };
  db.exec('pragma busy_timeout = 10000; begin');
  copy('blogs.blogs', 'title', many.posts);
  copy('local-seo.data', 'location', many.locations);
  db.exec('commit');
  db.close();
}
