import { useLocation } from 'react-router';
import { useText } from '../language/dictionary.ts';
import { isShown } from './contact-value.ts';
import { sectionOf } from './navigation.ts';
import { useOrigin } from './page-head.tsx';
import { useSiteData } from './site-data.ts';

/** Opens a chat whose first words name what it is about: the given subject, or else this page. */
export function useChatAddress(subject?: string): string | null {
  const { language, contactBar } = useText();
  const { settings } = useSiteData(language);
  const page = usePageName();
  if (!settings || !isShown(settings.chatNumber)) return null;
  const text = contactBar.chatAbout.replace('{subject}', subject ?? page);
  const number = settings.chatNumber.replaceAll(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function usePageName(): string {
  const { navigation } = useText();
  const { pathname } = useLocation();
  const address = useOrigin() + pathname;
  const section = sectionOf(pathname);
  return section ? `${navigation[section.label]} (${address})` : address;
}
