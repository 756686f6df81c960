import type { ComponentProps } from 'react';
import { pathInUse } from '../../../model/in-use.ts';
import { targetIn } from '../../../model/markdown/link-target.ts';
import { usePage } from '../page-context.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Whether this page lies below the link's: then it is where one is, though not this page. */
  isAbove?: boolean;
}

/**
 * A link inside the site, written as the English path; it stays in the visitor's language. Nothing
 * where the page is not in use.
 */
export function SiteLink({ to, isAbove = false, ...rest }: SiteLinkProps) {
  const { pathname, text, site } = usePage();
  const path = pathInUse(to, site.inUse);
  if (path === undefined) return null;
  const address = targetIn(text.language, path);
  return <a aria-current={currentOf(pathname, address, isAbove)} {...rest} href={address} />;
}

export function currentOf(pathname: string, address: string, isAbove: boolean) {
  const isHere = pathname === address || pathname === `${address}/`;
  return isHere ? 'page' : isAbove ? 'true' : undefined;
}
