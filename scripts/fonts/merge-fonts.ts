import { CliProc, FontIo, Ot } from 'ot-builder';
import { unpack } from './unpack.ts';

/** Parts of one font as one again: a text that needs several then waits for a single file. */
export async function mergeFonts(parts: Buffer[]): Promise<Buffer> {
  const [first, ...others] = parts;
  if (!first) throw new Error('There is no part to make the font from.');
  if (others.length === 0) return first;
  const whole = await read(first);
  for (const other of others) {
    CliProc.mergeFonts(whole, await read(other), Ot.ListGlyphStoreFactory);
  }
  return FontIo.writeSfntOtf(FontIo.writeFont(whole));
}

const read = async (font: Buffer) =>
  FontIo.readFont(FontIo.readSfntOtf(await unpack(font)), Ot.ListGlyphStoreFactory);
