import { addressIn, encodePath } from '../../model/addresses.ts';

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
  return `${publicUrl}${addressIn(language, encodePath(path.split('/').slice(1)))}`;
}
