import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceSeededData } from './seeded-copy.ts';
import { startServer } from './server.ts';

/** Seeds the demo site once for the whole run; every server of it begins with a copy. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'wajha-seeded-'));
  const server = await startServer({ dataDir: folder });
  await server.stop();
  // Its size depends on the disk, and a stop may have come while it was written.
  rmSync(join(folder, 'reserve'), { force: true });
  announceSeededData({ folder, password: server.password });
  return () => rmSync(folder, { recursive: true, force: true });
}
