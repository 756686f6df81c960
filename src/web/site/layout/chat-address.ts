import { usePage } from '../page-context.ts';
import { isShown } from './contact-value.ts';
import { sectionOf, usePageNames } from './navigation.ts';

/** Opens a chat whose first words name what it is about: the given subject, or else this page. */
export function useChatAddress(subject?: string): string | null {
  const { text: words, site } = usePage();
  const { settings } = site;
  const page = usePageAddress();
  if (!settings || !isShown(settings.chatNumber)) return null;
  const text = words.contactBar.chatAbout.replace('{subject}', () => subject ?? page);
  const number = settings.chatNumber.replaceAll(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function usePageAddress(): string {
  const { pathname, publicUrl } = usePage();
  const nameOf = usePageNames();
  const address = publicUrl + pathname;
  const section = sectionOf(pathname);
  return section ? `${nameOf(section)} (${address})` : address;
}
