import { isSitePath } from '../../../../model/site-path.ts';
import { SiteLink } from '../site-link.tsx';

interface FooterLinksProps {
  /** By their English paths, or by addresses on other hosts. */
  links: { path: string; name: string }[];
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
