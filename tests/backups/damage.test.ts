import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { textPart, writeArchive } from '../../src/server/backups/archive.ts';
import { proveArchive } from '../../src/server/backups/prove-archive.ts';
import { smallBackup, testDamaged } from './damaged.ts';
import { restoreNow } from './restores.ts';
import { emptyFolder, emptyPlace, places } from './site.ts';

function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

describe('a backup', () => {
  test('can be opened and checked with plain tools', async () => {
    const { file } = await smallBackup();
    const folder = emptyFolder();
    execFileSync('tar', ['xzf', file, '-C', folder]);
    expect(readdirSync(folder)).toEqual(['SHA256SUMS', 'manifest.json', 'wajha.db']);
    execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: folder });
  });

  test('that is cut off anywhere is not taken for one', async () => {
    const { bytes } = await smallBackup();
    const folder = emptyFolder();
    const cut = join(folder, 'cut');
    for (const part of [0, 0.01, 0.2, 0.5, 0.9, 0.999]) {
      writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length * part)));
      await expect(proveArchive(cut, folder), `${part}`).rejects.toThrow(/is damaged: /);
    }
    writeFileSync(cut, bytes.subarray(0, -1));
    await expect(proveArchive(cut, folder)).rejects.toThrow(/is damaged: /);
  });

  test('with one byte changed is not taken for one', async () => {
    const { bytes } = await smallBackup();
    const folder = emptyFolder();
    const changed = join(folder, 'changed');
    let found = 0;
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 0x10;
      // Some say when it was made, or where in a row of zeros another row of zeros is found.
      if (unpacked(other)?.equals(gunzipSync(bytes))) continue;
      writeFileSync(changed, other);
      await expect(proveArchive(changed, folder), `byte ${at}`).rejects.toThrow(/is damaged: /);
      found += 1;
    }
    expect(found).toBeGreaterThan(30);
  });

  test.each([
    ['something outside', ['../outside'], /"\.\.\/outside" does not belong in it/],
    ['a file twice', ['manifest.json', 'manifest.json'], /manifest\.json is in it twice/],
    ['no database', ['manifest.json'], /wajha\.db is not in it/],
    ['another database', ['manifest.json', 'wajha.db'], /is damaged/],
  ])('with %s is not taken for one', async (_, names, reason) => {
    const folder = emptyFolder();
    const file = join(folder, 'made-up');
    async function* parts() {
      for (const name of names) yield textPart(name, '{"format":1}');
    }
    await writeArchive(file, parts());
    await expect(proveArchive(file, folder)).rejects.toThrow(reason);
  });

  test('of a later format asks for a newer program', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'later');
    async function* parts() {
      for (const name of ['manifest.json', 'wajha.db']) yield textPart(name, '{"format":2}');
    }
    await writeArchive(file, parts());
    await expect(proveArchive(file, folder)).rejects.toThrow(/newer version of the program/);
  });
});

// Elsewhere in tests/proof.
testDamaged([places[0]]);

test('a file that is not there is one sentence, and makes nothing', async () => {
  const environment = await emptyPlace(places[0]);
  const { code, stderr } = await restoreNow(environment, '/no/such.tar.gz');
  expect([code, stderr]).toEqual([1, 'wajha: There is no backup /no/such.tar.gz.\n']);
  expect(readdirSync(join(environment.DATA_DIR ?? '', 'backups'))).toEqual([]);
});
