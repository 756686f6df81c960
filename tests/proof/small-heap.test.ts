import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';
import { note } from './table.ts';

const paths = ['/', '/ar', '/about-us', '/blog', '/api/home', '/api/blogs/latest'];

test.each([64, 40])(
  'with %i MB of memory for its objects it answers all the same, and loses no save',
  async (megabytes) => {
    const env = { NODE_OPTIONS: `--max-old-space-size=${megabytes}`, LOG_LEVEL: 'error' };
    const server = await startServer({ env });
    onTestFinished(() => server.stop());
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${server.url}/api${path}`, {
        ...{ method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
      });
    const authorization = `Bearer ${await signIn(server)}`;
    const bad: string[] = [];
    const saved: string[] = [];
    let reads = 0;
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let at = 0; at < 60; at += 1) {
        const path = paths[(at + reader) % paths.length];
        const answer = await fetch(server.url + path);
        await answer.arrayBuffer();
        if (answer.status !== 200) bad.push(`${path}: ${answer.status}`);
        reads += 1;
      }
    });
    // Each save outdates every page that was kept.
    for (let at = 0; at < 25; at += 1) {
      const item = { question: `Question ${at}?`, answer: 'Yes.' };
      const answer = await post('/home/faq', item, { authorization });
      const { _id } = await answer.json();
      if (answer.status === 201) saved.push(_id);
      else bad.push(`save: ${answer.status}`);
    }
    await Promise.all(readers);
    const { faq } = await (await fetch(`${server.url}/api/home`)).json();
    const stored = new Set(faq.map((each: { _id: string }) => each._id));
    expect([bad, saved.filter((id) => !stored.has(id))]).toEqual([[], []]);
    expect(server.child.exitCode).toBeNull();
    note('memory', `${megabytes} MB of heap`, {
      tried: `${reads} reads beside ${saved.length} saves`,
      lost: 'nothing',
      seen: 'each answered, the process alive',
    });
  },
);
