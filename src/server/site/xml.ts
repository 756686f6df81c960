/** Text inside an element or a quoted attribute; what XML cannot hold at all is left out. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** The address of an English path in a language, as it stands in a document. */
export function absolute(publicUrl: string, language: 'en' | 'ar', path: string): string {
  const prefix = language === 'ar' ? '/ar' : '';
  const rest = path === '/' && prefix ? '' : path;
  return `${publicUrl}${prefix}${rest.split('/').map(segment).join('/')}`;
}

const segment = (text: string) => encodeURIComponent(text).replaceAll('%26', '&');
