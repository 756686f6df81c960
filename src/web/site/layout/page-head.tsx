import { addressIn } from '../../../model/addresses.ts';
import type { Language } from '../../../model/language.ts';
import type { Seo } from '../../../model/pages/seo/index.ts';
import { publicPaths } from '../../../model/public-paths.ts';
import { shorten } from '../../../model/shorten.ts';
import { usePage, useText } from '../page-context.ts';
import { breadcrumbList, type JsonLd } from './json-ld.ts';
import { usePageNames } from './navigation.ts';
import { useSiteData } from './site-data.ts';

const locales: Record<Language, string> = { en: 'en_US', ar: 'ar_AE' };

interface PageHeadProps {
  /** The page's English path, without parameters. */
  path: string;
  seo: Pick<Seo, 'title' | 'description'> | null;
  type?: 'website' | 'article';
  /** The pages above this one, and it itself: English paths. */
  crumbs?: { name: string; path: string }[];
  jsonLd?: JsonLd[];
}

export function PageHead({ path, seo, type = 'website', crumbs, jsonLd = [] }: PageHeadProps) {
  const { language, agencyName, defaultDescription } = useText();
  const nameOf = usePageNames();
  const { settings } = useSiteData();
  const origin = useOrigin();
  const hasTwin = useHasTwin();
  const addressOf = (inLanguage: Language, of = path) => `${origin}${addressIn(inLanguage, of)}`;
  const siteName = settings?.agencyName || agencyName;
  const title = seo?.title || settings?.defaultTitle || siteName;
  const description = inSearchResult(
    seo?.description || settings?.defaultDescription || defaultDescription,
  );
  const openGraph = {
    type,
    site_name: siteName,
    title,
    description,
    url: addressOf(language),
    locale: locales[language],
    ...(hasTwin && { 'locale:alternate': locales[language === 'en' ? 'ar' : 'en'] }),
    // Drawn by the server, in the page's language.
    image: `${origin}/social/${language}${path === '/' ? '/home' : path}.png`,
    'image:width': '1200',
    'image:height': '630',
  };
  const described = crumbs
    ? [
        ...jsonLd,
        breadcrumbList(
          [{ name: nameOf('home'), path: publicPaths.home }, ...crumbs].map(
            ({ name, path: of }) => ({
              name,
              url: addressOf(language, of),
            }),
          ),
        ),
      ]
    : jsonLd;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={addressOf(language)} />
      {hasTwin && (
        <>
          <link rel="alternate" hrefLang="en" href={addressOf('en')} />
          <link rel="alternate" hrefLang="ar" href={addressOf('ar')} />
          <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
        </>
      )}
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {described.length > 0 && (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', '@graph': described }).replaceAll(
            '<',
            '\\u003c',
          )}
        </script>
      )}
    </>
  );
}

export const useOrigin = () => usePage().publicUrl;

function useHasTwin(): boolean {
  const { languages, site } = usePage();
  return site.inUse.arabic && languages.includes('ar');
}

/** As much as a search result shows, cut between words. */
function inSearchResult(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ');
  return text.length <= 160 ? text : shorten(text, 159);
}
