import { builtInColours } from '../../brand/palette.ts';
import { colour, gradient } from '../../vocabulary/colours.ts';
import { choice } from '../../vocabulary/fields.ts';
import { wholePicture } from '../../vocabulary/images.ts';
import { block } from '../../vocabulary/nodes.ts';

/** What makes every page the agency's own; as built in, the site looks as it was drawn. */
export const brand = block({
  noun: 'brand',
  fields: {
    logoOnDark: wholePicture('Logo for dark ground', 'dark', {
      hint: {
        en: 'In the header and the footer. Without one the mark and the name are shown.',
        ar: 'في الرأس والتذييل. إن لم يوجد ظهرت العلامة والاسم.',
      },
    }),
    logo: wholePicture('Logo for light ground', 'light', {
      hint: {
        en: 'For search engines, and on a light plate where there is no logo for dark ground',
        ar: 'لمحركات البحث، ويظهر على لوحة فاتحة إن لم يوجد شعار للخلفية الداكنة',
      },
    }),
    mark: wholePicture('Mark', 'light', {
      shape: 'square',
      hint: {
        en: 'A square picture: icons of browsers and phones are made from it',
        ar: 'صورة مربعة تُصنع منها أيقونات المتصفحات والجوالات',
      },
    }),
    signal: colour('Signal colour', 'signal'),
    pair1: gradient('Group colours 1'),
    pair2: gradient('Group colours 2'),
    pair3: gradient('Group colours 3'),
    pair4: gradient('Group colours 4'),
    pair5: gradient('Group colours 5'),
    corners: choice(
      'Corners',
      {
        rounded: { en: 'Rounded', ar: 'مستديرة' },
        square: { en: 'Square', ar: 'قائمة' },
        soft: { en: 'Softer', ar: 'أكثر استدارة' },
      },
      { fallback: 'rounded' },
    ),
    pattern: choice(
      'Pattern',
      {
        grid: { en: 'Grid', ar: 'شبكة' },
        girih: { en: 'Girih', ar: 'زخرفة هندسية' },
        plain: { en: 'Plain', ar: 'دون نقش' },
      },
      { fallback: 'grid' },
    ),
  },
  builtIn: {
    logoOnDark: null,
    logo: null,
    mark: null,
    signal: builtInColours.signal,
    pair1: builtInPair(0),
    pair2: builtInPair(1),
    pair3: builtInPair(2),
    pair4: builtInPair(3),
    pair5: builtInPair(4),
    corners: 'rounded',
    pattern: 'grid',
    ar: {},
  },
});

function builtInPair(position: number) {
  const { from = '', to = '' } = builtInColours.pairs[position] ?? {};
  return { from, to, ar: {} };
}
