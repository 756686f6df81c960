import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../src/model/pages/index.ts';
import { bucketIn, emptyPlace, places } from '../backups/site.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer } from '../support/server.ts';
import { fakeS3 } from '../uploads/fake-s3.ts';
import { note } from './table.ts';

const restoring = 'src/server/backups/restore-command.ts';
const publicUrl = 'https://agency.example';
const [embedded] = places;
const reads = [
  ...pages.flatMap(({ path }) => [path, `${path}?lang=ar`]),
  ...['/services/navbar', '/wording'],
];

/** What every page, read and picture answers with, as a visitor gets it. */
async function answersOf(environment: Record<string, string>): Promise<Map<string, string>> {
  const { DATA_DIR: dataDir = '', ...env } = environment;
  const server = await startServer({
    dataDir,
    env: { ...env, PUBLIC_URL: publicUrl, LOG_LEVEL: 'error', SEED: env.SEED ?? 'none' },
  });
  try {
    const get = async (path: string) => {
      const response = await fetch(server.url + path);
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, body };
    };
    const sitemap = (await get('/sitemap.xml')).body.toString().replaceAll('&amp;', '&');
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const answers = new Map<string, string>();
    const pictures = new Set<string>();
    for (const path of [...addresses, ...reads.map((read) => `/api${read}`), '/blog/rss.xml']) {
      const { status, body } = await get(path);
      answers.set(path, `${status} ${createHash('sha256').update(body).digest('hex')}`);
      for (const [picture] of body.toString().matchAll(/\/uploads\/[\w.-]+\.(?:png|jpg|webp)/g)) {
        if (!picture.includes('@')) pictures.add(picture);
      }
    }
    // The pictures as they were uploaded: copies are made when they are asked for.
    for (const path of pictures) {
      if (!/-\d+x\d+-[0-9a-f]+\.\w+$/.test(path)) continue;
      const { status, body } = await get(path);
      answers.set(path, `${status} ${createHash('sha256').update(body).digest('hex')}`);
    }
    expect([...answers.values()].filter((answer) => !answer.startsWith('200'))).toEqual([]);
    return answers;
  } finally {
    await server.stop();
  }
}

test('a site that was destroyed and brought back elsewhere answers every page as before', async () => {
  const first: Record<string, string> = { ...(await emptyPlace(embedded)), SEED: 'demo' };
  const before = await answersOf(first);
  expect(before.size).toBeGreaterThan(150);

  const bucket = bucketIn('BACKUP_S3', await fakeS3());
  const made = await runCommand('src/server/backups/backup-command.ts', { ...first, ...bucket });
  expect([made.code, made.stderr]).toEqual([0, '']);
  const [, file = ''] = /backed up to (\S+)/.exec(made.stdout) ?? [];
  // All of it: what is left is the copy in the bucket.
  rmSync(first.DATA_DIR ?? '', { recursive: true });
  for (const place of places) {
    const elsewhere = { ...(await emptyPlace(place)), ...bucket };
    const back = await runCommand(restoring, elsewhere, [basename(file)]);
    expect([back.code, back.stderr]).toEqual([0, '']);
    expect(await answersOf(elsewhere)).toEqual(before);
  }
  note('restore', 'after all was destroyed, from the bucket', {
    tried: `${before.size} pages, reads and pictures at ${places.length} places`,
    lost: 'each answers with the same bytes',
  });
}, 600_000);
