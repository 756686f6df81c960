import { Link, type LinkProps, useLocation } from 'react-router';
import { addressIn } from '../language/address.ts';
import { useText } from '../language/dictionary.ts';

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
  /** Whether this page lies below the link's: then it is where one is, though not this page. */
  isAbove?: boolean;
}

/** A link inside the site, written as the English path; it stays in the visitor's language. */
export function SiteLink({ to, isAbove, ...rest }: SiteLinkProps) {
  const { language } = useText();
  const { pathname } = useLocation();
  const address = addressIn(language, to);
  const isHere = pathname === address || pathname === `${address}/`;
  const current = isHere ? 'page' : isAbove || undefined;
  return <Link aria-current={current} {...rest} to={address} discover="none" />;
}
