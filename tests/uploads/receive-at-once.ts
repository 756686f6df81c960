/**
 * Run as a program of its own, so that nothing else counts: receives each of the named files, all
 * at once, and writes by how many megabytes the peak of the process's memory rose.
 */
import { readFile } from 'node:fs/promises';
import { receiveImage } from '../../src/server/uploads/receive.ts';
import { openStore } from '../../src/server/uploads/store.ts';
import { drawing } from './pictures.ts';

const [dataDir = '', ...files] = process.argv.slice(2);
const store = await openStore({ dataDir });
await receiveImage(await drawing().png().toBuffer(), { pngOnly: true }, store);
const before = process.resourceUsage().maxRSS;
await Promise.all(
  files.map(async (file) => receiveImage(await readFile(file), { pngOnly: false }, store)),
);
process.stdout.write(String(Math.round((process.resourceUsage().maxRSS - before) / 1024)));
