import type { Language } from '../language.ts';
import { isSitePath } from '../site-path.ts';
import { webAddress } from '../web-address.ts';

/** Where a link in a text may lead: a path of this site, another host, an e-mail address, a phone. */
export const isLinkTarget = (address: string) =>
  isSitePath(address) || isOtherHost(address) || mail.test(address) || phone.test(address);

export const isOtherHost = (address: string) => webAddress(address, ['https', 'http']) !== null;

/** A link to an English page of this site leads to its twin from an Arabic text. */
export function targetIn(language: Language, address: string): string {
  if (language === 'en' || !isSitePath(address) || hasNoTwin.test(address)) return address;
  return `/ar${address.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Files, and what is Arabic already. */
const hasNoTwin = /^\/(?:uploads|social|api|admin|assets|ar)(?:[/?#]|$)/;

/** Nothing after the address: a subject or a body would be somebody else's words. */
const mail = /^mailto:[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/;
const phone = /^tel:\+?[\d().-]{3,30}$/;
