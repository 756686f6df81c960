import { addressIn } from '../../../../model/addresses.ts';
import type { JsonLd } from '../../layout/json-ld.ts';
import { useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';

interface DescribedService {
  title: string;
  description: string;
  /** The page's English path. */
  path: string;
  parts?: string[];
  /** Where it is offered, if not everywhere. */
  city?: string;
}

/** What this site can say about a service for search engines, by the name of the agency. */
export function useServiceJsonLd() {
  const { language, agencyName } = useText();
  const { settings } = useSiteData();
  const origin = useOrigin();
  const siteName = settings?.agencyName || agencyName;
  const provider = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteName,
    url: `${origin}/`,
  };
  return {
    siteName,
    provider,
    service: ({ title, description, path, parts = [], city }: DescribedService): JsonLd => ({
      '@type': 'Service',
      name: title,
      description,
      url: `${origin}${addressIn(language, path)}`,
      provider,
      ...(city && { areaServed: { '@type': 'City', name: city } }),
      ...(parts.length > 0 && {
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: title,
          itemListElement: parts.map((name) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name, provider: { '@id': provider['@id'] } },
          })),
        },
      }),
    }),
    /** Only where the agency has a door to walk through. */
    offices: (city: string): JsonLd[] =>
      (settings?.offices ?? [])
        .filter((office) => office.city === city)
        .map(({ address, phone }) => ({
          '@type': 'LocalBusiness',
          name: `${siteName}, ${city}`,
          url: `${origin}/`,
          parentOrganization: provider,
          address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: address },
          ...(phone && { telephone: phone }),
        })),
  };
}
