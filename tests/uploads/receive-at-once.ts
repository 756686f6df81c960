/**
 * Run as a program of its own, so that nothing else counts: receives each of the named files, all
 * at once, and writes by how many megabytes the memory of it and its children rose, at its peak.
 */
import { readFile } from 'node:fs/promises';
import { openStore } from '../../src/server/pictures/store/open-store.ts';
import { megabytesOf } from '../support/process-tree.ts';
import { drawing } from './pictures.ts';
import { storeImage } from './stored-image.ts';

const [dataDir = '', ...files] = process.argv.slice(2);
const store = await openStore({ dataDir });
const sent = await drawing().png().toBuffer();
const before = megabytesOf(process.pid);
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, megabytesOf(process.pid));
}, 10);
await storeImage(sent, { pngOnly: true }, store);
const results = await Promise.allSettled(
  files.map(async (file) => storeImage(await readFile(file), { pngOnly: false }, store)),
);
clearInterval(watch);
const taken = results.filter(({ status }) => status === 'fulfilled').length;
process.stdout.write(JSON.stringify({ taken, megabytes: Math.round(peak - before) }));
