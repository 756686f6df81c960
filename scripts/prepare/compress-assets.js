import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesUnder } from './files-under.js';

/** Leaves a .br and a .gz beside every text, at the levels too slow to reach while serving. */
export async function compressAssets(folder) {
  await Promise.all(filesUnder(folder).filter(isText).map(compress));
}

const textEndings = new Set('.css .html .js .json .map .svg .txt .webmanifest .xml'.split(' '));
const isText = (file) => textEndings.has(extname(file));

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function compress(file) {
  const bytes = readFileSync(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  // A text of a few bytes grows: the plain file is then the smallest.
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}
