/** A file of an archive, on its way in or out. */
export interface Part {
  name: string;
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** The plain format that every `tar` reads (ustar); names are short here and all files are small. */
export async function* packTar(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of parts) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
    yield Buffer.alloc(paddingAfter(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Each part has to be read before the next one is asked for; what is left of it is passed over. */
export async function* unpackTar(stream: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const bytes = readerOf(stream);
  for (;;) {
    const block = Buffer.concat(await Array.fromAsync(bytes.next(BLOCK)));
    if (block.every((byte) => byte === 0)) break;
    const { name, size } = partOf(block);
    const body = bytes.next(size);
    yield { name, size, body };
    for await (const _ of body);
    for await (const _ of bytes.next(paddingAfter(size)));
  }
  // To the very end, where the checksum of what is around the archive stands.
  await bytes.skipRest();
}

const BLOCK = 512;
const LARGEST = 8 ** 11 - 1;

const paddingAfter = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const CHECKSUM = { at: 148, length: 8 };

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size > LARGEST) {
    throw new Error(`${name} with its ${size} bytes does not fit into a tar archive`);
  }
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(name, 0);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(Date.now() / 1000), 136, 12);
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return block;
}

function partOf(block: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) =>
    block.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  const number = (at: number, length: number) => Number.parseInt(text(at, length), 8);
  const isPlainFile = ['', '0'].includes(text(156, 1));
  if (number(CHECKSUM.at, CHECKSUM.length) !== checksumOf(block) || !isPlainFile) {
    throw new Error('it holds something that is no file');
  }
  return { name: text(0, 100), size: number(124, 12) };
}

/** Of all bytes, its own taken for spaces. */
function checksumOf(block: Buffer): number {
  const { at, length } = CHECKSUM;
  const own = block.subarray(at, at + length);
  const sum = (bytes: Buffer) => bytes.reduce((total, byte) => total + byte, 0);
  return sum(block) - sum(own) + length * ' '.charCodeAt(0);
}

function readerOf(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** Goes on where it was left, however its reader stopped. */
  function next(size: number): AsyncIterable<Buffer> {
    let wanted = size;
    async function* take() {
      while (wanted > 0) {
        if (rest.length === 0) {
          const { value, done } = await chunks.next();
          if (done) throw new Error('it ends too early');
          rest = value;
        }
        const chunk = rest.subarray(0, wanted);
        rest = rest.subarray(chunk.length);
        wanted -= chunk.length;
        yield chunk;
      }
    }
    return { [Symbol.asyncIterator]: take };
  }

  return {
    next,
    async skipRest() {
      while (!(await chunks.next()).done);
    },
  };
}
