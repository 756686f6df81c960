/** Whether every block of a GIF is there to its end; what follows its trailer is not looked at. */
export function isWholeGif(bytes: Buffer): boolean {
  let at = 13 + colourTableLength(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === TRAILER) return true;
    if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      // Its descriptor, its own colours, and one byte with the length of the codes.
      at = afterSubBlocks(bytes, at + 10 + colourTableLength(bytes[at + 9]) + 1);
    } else return false;
  }
  // Many a tool leaves the trailer out; its pictures are complete all the same.
  return at === bytes.length;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  // One more for the empty sub-block at the end: past the file if that was cut off.
  return at + 1;
}
