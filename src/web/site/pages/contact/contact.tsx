import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { publicPaths } from '../../../../model/public-paths.ts';
import { formAction } from '../../forms/action.ts';
import { useText } from '../../language/dictionary.ts';
import { organization } from '../../layout/json-ld.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { load, optional, withTexts } from '../../load.ts';
import { ContactForm, contactFormId } from './contact-form.tsx';
import { Details } from './details.tsx';
import { OfficeMap } from './office-map.tsx';

const loadAnswers = withTexts(load({ answer: '/contact', seo: optional('/seo/page/contact-us') }), {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
});

const loadPage = async (args: LoaderFunctionArgs) => {
  const { answer, seo, texts } = await loadAnswers(args);
  return { banner: answer.banner, contact: answer.contact, help: answer.help?.help, seo, texts };
};

export const loader = loadPage;
export const clientLoader = loadPage;
export const action = formAction;

export default function Contact() {
  const { banner, contact, help, seo, texts } = useLoaderData<typeof loader>();
  const { language, agencyName } = useText();
  const { settings } = useSiteData(language);
  const name = settings?.agencyName || agencyName;
  return (
    <>
      <PageHead
        path={publicPaths.contact}
        seo={seo}
        crumbs={[{ name: texts.heading, path: publicPaths.contact }]}
        jsonLd={[organization(useOrigin(), name, settings)]}
      />
      <PageBanner
        heading={banner?.heading || texts.heading}
        text={banner?.text}
        picture={banner}
        action={
          <a href={`#${contactFormId}`} className="button-signal">
            {texts.discuss}
          </a>
        }
      />
      <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-[1.35fr_1fr]">
        <ContactForm texts={texts.form} help={help} />
        <div className="flex flex-col gap-10">
          {contact && <Details contact={contact} texts={texts.details} />}
          <OfficeMap address={settings?.mapUrl} texts={texts.map} />
        </div>
      </div>
    </>
  );
}
