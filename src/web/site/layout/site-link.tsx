import { NavLink, type NavLinkProps } from 'react-router';
import { addressIn } from '../language/address.ts';
import { useText } from '../language/dictionary.ts';

/** A link inside the site, written as the English path; it stays in the visitor's language. */
export function SiteLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const { language } = useText();
  return <NavLink {...rest} to={addressIn(language, to)} end={to === '/'} discover="none" />;
}
