import { isSitePath } from '../../../../model/site-path.ts';
import { SiteLink } from '../site-link.tsx';

export interface FooterLink {
  /** The English one, or an address on another host. */
  path: string;
  name: string;
}

interface FooterLinksProps {
  links: FooterLink[];
  className?: string;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          {isSitePath(path) ? (
            <SiteLink to={path} className="footer-link">
              {name}
            </SiteLink>
          ) : (
            <a href={path} rel="noopener" className="footer-link">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
