/** What is used here of a library that comes without types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
