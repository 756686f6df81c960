import { useLocation } from 'react-router';
import { languageOf, twinOf } from '../language/address.ts';
import { useText } from '../language/dictionary.ts';
import { isShown } from './contact-value.ts';
import { mainLinks } from './navigation.ts';
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
  const path = languageOf(pathname) === 'ar' ? twinOf(pathname) : pathname;
  const link = mainLinks.find((each) => each.path !== '/' && path.startsWith(each.path));
  return link ? `${navigation[link.label]} (${address})` : address;
}
