import arabic from './fonts/arabic.woff2?url';
import latin from './fonts/latin.woff2?url';

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
