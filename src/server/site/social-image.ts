import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { grounds } from '../../model/brand/legible.ts';
import type { Language } from '../../model/language.ts';
import { pictureFacts } from '../../model/picture.ts';
import { shorten } from '../../model/shorten.ts';
import { root } from '../process/root.ts';
import { type SocialLook, socialMark, socialPicture, socialSize } from './social-picture.ts';

/** Everything that decides how the picture of a page looks. */
export interface SocialImage extends SocialLook {
  language: Language;
  title: string;
  site: string;
  /** Where the page is found. */
  host: string;
}

/** With what was made of the agency's logo or mark, where it has one that is at hand. */
export interface DrawnImage extends SocialImage {
  emblemBytes?: Buffer;
}

/** A logo as wide as the picture has room for. */
export function emblemSize({ path, isLogo }: NonNullable<SocialImage['emblem']>) {
  if (!isLogo) return { width: markSize, height: markSize };
  const { width, height } = pictureFacts(path) ?? { width: 1, height: 1 };
  const scale = Math.min(logoArea.width / width, logoArea.height / height);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

const fontfile = join(root, 'src/server/site/fonts/readex-pro-headline.ttf');
const margin = 72;
const markSize = 56;
const logoArea = { width: 480, height: 84 };
/** Where words stand, and the sizes they may have: the largest that fits is taken. */
const titleArea = { sizes: [80, 70, 60, 52, 44, 38], width: 700, height: 330, longest: 180 };
const nameArea = { sizes: [34], width: 600, height: 92, longest: 60 };
const hostArea = { sizes: [24], width: 600, height: 40, longest: 60 };
type TextArea = typeof titleArea;

/** The picture that networks show for a page, as PNG. */
export async function drawSocialImage(image: DrawnImage): Promise<Buffer> {
  // When it is first needed: loading it at the start would slow that down.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const { language } = image;
  const isArabic = language === 'ar';

  /** Words as a picture; the library shapes and orders the letters of both scripts. */
  function words(text: string, size: number, colour: string, width: number): Sharp {
    // The first letter may be of the other script: the mark in front fixes the direction.
    const directed = `${isArabic ? '\u200f' : '\u200e'}${text}`;
    return sharp({
      text: {
        text: `<span foreground="${colour}">${markup(directed)}</span>`,
        font: `Readex Pro Headline ${size}`,
        fontfile,
        width,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
        spacing: Math.round(size * (isArabic ? 0.2 : -0.08)),
      },
    }).png();
  }

  async function draw(...text: Parameters<typeof words>) {
    const { data, info } = await words(...text).toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  }

  /** A text without a sign that can be seen is nothing to the library. */
  const drawn = (text: string, ...look: [size: number, colour: string, width: number]) =>
    draw(text, ...look).catch(() => draw('…', ...look));
  const fromStart = (inset: number, width: number) =>
    isArabic ? socialSize.width - inset - width : inset;

  /** A text that is too tall even in the smallest size loses its end. */
  async function fitted(text: string, colour: string, area: TextArea) {
    const { sizes, width, height, longest } = area;
    const smallest = sizes.at(-1) ?? 0;
    const tries = [
      ...sizes.map((size) => ({ size, letters: longest })),
      ...[0.75, 0.5, 0.25].map((share) => ({ size: smallest, letters: longest * share })),
    ];
    for (const { size, letters } of tries) {
      const tried = await drawn(shorten(text, letters), size, colour, width);
      if (tried.height <= height) return tried;
    }
    return drawn('…', smallest, colour, width);
  }

  /** The logo alone, or the mark with the name beside it. */
  async function sender() {
    const { emblem, emblemBytes } = image;
    if (emblem?.isLogo && emblemBytes) {
      const left = fromStart(margin, emblemSize(emblem).width);
      return [{ input: emblemBytes, left, top: margin }];
    }
    const site = await fitted(image.site, grounds.paper, nameArea);
    return [
      {
        input: emblemBytes ?? Buffer.from(socialMark(markSize, image)),
        left: fromStart(margin, markSize),
        top: margin,
      },
      {
        input: site.input,
        left: fromStart(margin + markSize + 18, site.width),
        top: margin + Math.round((markSize - site.height) / 2),
      },
    ];
  }

  const [heading, host] = await Promise.all([
    fitted(image.title, grounds.paper, titleArea),
    fitted(image.host, '#b9b6cc', hostArea),
  ]);
  const bottom = socialSize.height - margin;
  return sharp(Buffer.from(socialPicture(image, language)))
    .composite([
      ...(await sender()),
      { input: host.input, left: fromStart(margin, host.width), top: bottom - host.height },
      {
        input: heading.input,
        left: fromStart(margin, heading.width),
        top: bottom - 24 - 32 - heading.height,
      },
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The library takes markup; a control sign would end it. */
const markup = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
