import { languageOf, twinOf } from '../../../../model/addresses.ts';
import { pathInUse } from '../../../../model/in-use.ts';
import { type SiteData, useSiteData } from '../site-data.ts';
import { type FooterLink, FooterLinks } from './footer-links.tsx';
import { FooterPart } from './footer-part.tsx';

interface LinksPartProps {
  heading: string | undefined;
  links: FooterLink[];
}

/** A heading over the links that lead somewhere; without either there is no part. */
export function LinksPart({ heading, links }: LinksPartProps) {
  const { inUse } = useSiteData();
  const shown = links.filter(({ path }) => isThere(path, inUse));
  if (!heading || shown.length === 0) return null;
  return (
    <FooterPart heading={heading}>
      <FooterLinks links={shown} />
    </FooterPart>
  );
}

function isThere(path: string, inUse: SiteData['inUse']): boolean {
  const isArabic = languageOf(path) === 'ar';
  if (isArabic && !inUse.arabic) return false;
  return pathInUse(isArabic ? twinOf(path) : path, inUse) !== undefined;
}
