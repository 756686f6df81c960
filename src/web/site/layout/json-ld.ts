import { plainText } from '../../../model/markdown/plain-text.ts';
import type { Settings } from '../../../model/pages/settings/index.ts';
import type { Site } from '../../../model/pages/site/index.ts';

/** A description of something for search engines, in the words of schema.org. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

export function organization(
  origin: string,
  name: string,
  settings: Settings | null,
  brand: Site['brand'] | undefined,
): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    // Search engines show it on white.
    logo: `${origin}${brand?.logo ?? brand?.mark ?? brand?.logoOnDark ?? '/favicon.svg'}`,
    ...(settings?.email && { email: settings.email }),
    ...(settings?.phone1 && { telephone: settings.phone1 }),
    ...(settings?.offices.length && {
      department: settings.offices.map(({ city, address, phone }) => ({
        '@type': 'LocalBusiness',
        name: `${name}, ${city}`,
        address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: address },
        ...(phone && { telephone: phone }),
      })),
    }),
  };
}

export const webSite = (origin: string, name: string, language: string): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url: `${origin}/`,
  inLanguage: language,
  publisher: { '@id': `${origin}/#organization` },
});

/** The way from the home page to this one. */
export const breadcrumbList = (steps: { name: string; url: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** One page of questions, or none where nothing is asked. */
export function faqPage(items: { question: string; answer: string }[]): JsonLd[] {
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
