import { SiteLink } from '../site-link.tsx';

interface FooterLinksProps {
  /** By their English paths. */
  links: { path: string; name: string }[];
  className?: string;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, name }) => (
        <li key={path}>
          <SiteLink to={path} className="footer-link">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
