import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../../model/language.ts';
import type { Seo } from '../../../model/pages/seo/index.ts';
import { addressIn } from '../language/address.ts';
import { useText } from '../language/dictionary.ts';
import { useSiteData } from './site-data.ts';

const locales: Record<Language, string> = { en: 'en_US', ar: 'ar_AE' };

interface PageHeadProps {
  /** The page's English path. */
  path: string;
  seo: Pick<Seo, 'title' | 'description'> | null;
}

export function PageHead({ path, seo }: PageHeadProps) {
  const { language, agencyName, hero } = useText();
  const { settings } = useSiteData(language);
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
  const addressOf = (inLanguage: Language) => `${origin}${addressIn(inLanguage, path)}`;
  const siteName = settings?.agencyName || agencyName;
  const title = seo?.title || settings?.defaultTitle || siteName;
  const description = seo?.description || settings?.defaultDescription || hero.lead;
  const openGraph = {
    type: 'website',
    site_name: siteName,
    title,
    description,
    url: addressOf(language),
    locale: locales[language],
    'locale:alternate': locales[language === 'en' ? 'ar' : 'en'],
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={addressOf(language)} />
      <link rel="alternate" hrefLang="en" href={addressOf('en')} />
      <link rel="alternate" hrefLang="ar" href={addressOf('ar')} />
      <link rel="alternate" hrefLang="x-default" href={addressOf('en')} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary" />
    </>
  );
}
