import subsetFont from 'subset-font';

/** All of a font, without the compression. */
export const unpack = (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
