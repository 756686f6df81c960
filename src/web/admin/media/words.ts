import type { Picture, PictureUse } from '../../../model/contracts/pictures.ts';
import { language } from '../language/text.ts';
import { mediaText } from './texts.ts';

/** What a picture is called: what it shows, else where it is shown. */
export function nameOf({ alt, ar, uses, width, height }: Picture): string {
  const [use] = uses;
  return inLanguage(alt, ar?.alt) || (use && titleOf(use)) || `${width} × ${height}`;
}

export const titleOf = ({ title, ar }: PictureUse) => inLanguage(title, ar?.title);

/** Whether and how it is used, in a few words. */
export function stateOf({ useCount, olderUseCount }: Picture): string {
  if (useCount > 0) return mediaText.usedIn(useCount);
  return olderUseCount > 0 ? mediaText.earlierOnly : mediaText.notUsed;
}

export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  return new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

const inLanguage = (english: string, arabic: string | undefined) =>
  (language === 'ar' && arabic) || english;
