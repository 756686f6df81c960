import { Icon, type IconName } from '../../ui/icon.tsx';
import { useText } from '../page-context.ts';
import { useChatAddress } from './chat-address.ts';
import { isShown } from './contact-value.ts';
import { useSiteData } from './site-data.ts';

/** At the side of every page; along the bottom where the screen has no room at its side. */
export function ContactBar() {
  const { contactBar } = useText();
  const { settings } = useSiteData();
  const chat = useChatAddress();
  const links: { icon: IconName; label: string; href: string | false | null }[] = [
    { icon: 'chat', label: contactBar.chat, href: chat },
    {
      icon: 'mail',
      label: contactBar.email,
      href: isShown(settings?.email) && `mailto:${settings.email}`,
    },
    {
      icon: 'phone',
      label: contactBar.phone,
      href: isShown(settings?.phone1) && `tel:${settings.phone1.replaceAll(/[^+\d]/g, '')}`,
    },
  ];
  if (!links.some(({ href }) => href)) return null;
  return (
    <aside aria-label={contactBar.label} className="contact-bar">
      {links.map(({ icon, label, href }) =>
        href ? (
          <a key={icon} href={href} aria-label={label} title={label}>
            <Icon name={icon} />
          </a>
        ) : null,
      )}
    </aside>
  );
}
