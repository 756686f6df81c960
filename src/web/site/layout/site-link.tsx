import type { ComponentProps } from 'react';
import { addressIn } from '../language/address.ts';
import { usePage } from '../page-context.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Whether this page lies below the link's: then it is where one is, though not this page. */
  isAbove?: boolean;
}

/** A link inside the site, written as the English path; it stays in the visitor's language. */
export function SiteLink({ to, isAbove = false, ...rest }: SiteLinkProps) {
  const { pathname, text } = usePage();
  const address = addressIn(text.language, to);
  return <a aria-current={currentOf(pathname, address, isAbove)} {...rest} href={address} />;
}

export function currentOf(pathname: string, address: string, isAbove: boolean) {
  const isHere = pathname === address || pathname === `${address}/`;
  return isHere ? 'page' : isAbove ? 'true' : undefined;
}
