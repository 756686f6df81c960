import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';

export const latinFont = preload(latin);
export const arabicFont = preload(arabic);

function preload(href: string) {
  return {
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
}
