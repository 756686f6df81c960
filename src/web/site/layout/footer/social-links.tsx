import behance from 'bootstrap-icons/icons/behance.svg?raw';
import dribbble from 'bootstrap-icons/icons/dribbble.svg?raw';
import facebook from 'bootstrap-icons/icons/facebook.svg?raw';
import github from 'bootstrap-icons/icons/github.svg?raw';
import instagram from 'bootstrap-icons/icons/instagram.svg?raw';
import linkedin from 'bootstrap-icons/icons/linkedin.svg?raw';
import snapchat from 'bootstrap-icons/icons/snapchat.svg?raw';
import telegram from 'bootstrap-icons/icons/telegram.svg?raw';
import tiktok from 'bootstrap-icons/icons/tiktok.svg?raw';
import x from 'bootstrap-icons/icons/twitter-x.svg?raw';
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw';
import youtube from 'bootstrap-icons/icons/youtube.svg?raw';
import { type Network, networks } from '../../../../model/networks.ts';
import { webAddress } from '../../../../model/web-address.ts';
import { useText } from '../../page-context.ts';
import { useSiteData } from '../site-data.ts';

const marks: Record<Network, string> = {
  behance,
  dribbble,
  facebook,
  github,
  instagram,
  linkedin,
  snapchat,
  telegram,
  tiktok,
  x,
  whatsapp,
  youtube,
};

/** Where else the agency is to be found. */
export function SocialLinks() {
  const { language } = useText();
  const social = useSiteData().site?.footer.social ?? [];
  const links = social.filter(({ address }) => webAddress(address));
  if (links.length === 0) return null;
  return (
    <ul className="social-links">
      {links.map(({ network, address }) => (
        <li key={network + address}>
          <a
            href={address}
            rel="me noopener"
            aria-label={networks[network][language]}
            title={networks[network][language]}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that comes with the program
            dangerouslySetInnerHTML={{ __html: marks[network] }}
          />
        </li>
      ))}
    </ul>
  );
}
