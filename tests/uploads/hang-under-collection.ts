/**
 * Run as a program of its own with `--expose-gc`: reads from the bucket that its argument describes
 * while nothing else holds on to the request, and prints after how long it gave up.
 */
import { openS3Store } from '../../src/server/pictures/store/s3-store.ts';

const store = openS3Store(JSON.parse(process.argv[2] ?? ''));
const name = `${'1'.repeat(32)}-640x480-none.png`;
const collecting = setInterval(() => globalThis.gc?.(), 20);
const begun = performance.now();
const ends = await Promise.allSettled(Array.from({ length: 30 }, () => store.open(name)));
clearInterval(collecting);
const given = ends.filter(({ status }) => status === 'rejected').length;
process.stdout.write(JSON.stringify({ given, after: performance.now() - begun }));
