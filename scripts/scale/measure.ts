import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { RunningServer } from '../../tests/support/server.ts';
import { costOf } from '../bench/cost.ts';
import { cpuTime } from '../bench/cpu-time.ts';
import { median } from '../bench/median.ts';
import { type AdminCall, signIn } from '../bench/signed-in.ts';

export interface Measured {
  /** Seconds of processor time. */
  hit: number;
  render: number;
  /** Seconds from a save to its answer, one after the other. */
  save: number;
  /** Seconds from a picture of 12 megapixels to its answer. */
  picture: number;
  pages: number;
}

const rounds = 3;
const saves = 30;

export async function measure(server: RunningServer): Promise<Measured> {
  const call = await signIn(server);
  const pages = await pagesOf(server.url);
  const { ours } = await costOf(server, '/');
  const render = median(await times(rounds, () => costOfRenders(server, call, pages)));
  const save = median(await times(saves, async () => seconds(await oneSave(call))));
  const bytes = await photograph();
  const picture = median(await times(rounds, () => seconds(() => upload(server, bytes))));
  return { hit: ours.cpu / 1_000_000, render, save, picture, pages: pages.length };
}

/** Those that a search engine is told of: one of each kind would not be the site's mix of them. */
async function pagesOf(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    return urls.map((url) => new URL(url.replaceAll('&amp;', '&')).pathname);
  };
  const listed = await locations('/sitemap.xml');
  // A large site's is a list of lists.
  const parts = listed.filter((path) => path.endsWith('.xml'));
  const inParts = (await Promise.all(parts.map(locations))).flat();
  return [...listed.filter((path) => !path.endsWith('.xml')), ...inParts];
}

/** Every page once after a save: each is made anew, whether ahead of time or when it is asked for. */
async function costOfRenders(server: RunningServer, call: AdminCall, pages: string[]) {
  const pid = server.child.pid ?? 0;
  await (await oneSave(call))();
  const before = cpuTime(pid);
  for (const page of pages) await call('GET', page);
  await wait(500);
  return (cpuTime(pid) - before) / pages.length;
}

/** Ready to be made, so that only the save itself is timed. */
async function oneSave(call: AdminCall): Promise<() => Promise<unknown>> {
  const { faq } = JSON.parse(await call('GET', '/api/home'));
  const { version: _, ...question } = faq[0];
  return () => call('PUT', `/api/home/faq/${question._id}`, question);
}

async function upload({ url, password }: RunningServer, bytes: Buffer): Promise<void> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { token } = (await login.json()) as { token: string };
  const form = new FormData();
  // Another one each time: the same picture is not worked on twice.
  const own = Buffer.concat([bytes, Buffer.from(`${Math.random()}`)]);
  form.set('image', new Blob([new Uint8Array(own)], { type: 'image/jpeg' }), 'photograph.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The picture was refused: ${await answer.text()}`);
}

const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function times(howMany: number, work: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let count = 0; count < howMany; count += 1) all.push(await work());
  return all;
}
