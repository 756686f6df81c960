import { publicPaths } from '../../../../model/public-paths.ts';
import { organization } from '../../layout/json-ld.ts';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead, useOrigin } from '../../layout/page-head.tsx';
import { useSiteData } from '../../layout/site-data.ts';
import { load, optional, withTexts } from '../../load.ts';
import { useText } from '../../page-context.ts';
import { sitePage } from '../../site-page.tsx';
import style from './contact.css?url';
import { ContactForm, contactFormId } from './contact-form.tsx';
import { Details } from './details.tsx';
import { OfficeMap } from './office-map.tsx';

const loadPage = withTexts(
  load({
    answer: (content) => content.page('contact'),
    details: (content) => content.contactDetails(),
    seo: optional((content) => content.page('seo.contact-us')),
  }),
  'contact',
);

export const contactPage = sitePage(
  loadPage,
  function Contact({ answer, details, seo, texts }) {
    const { banner, help, headings } = answer;
    const { agencyName } = useText();
    const nameOf = usePageNames();
    const { settings, site } = useSiteData();
    const name = settings?.agencyName || agencyName;
    return (
      <>
        <PageHead
          path={publicPaths.contact}
          seo={seo}
          crumbs={[{ name: nameOf('contact'), path: publicPaths.contact }]}
          jsonLd={[organization(useOrigin(), name, settings, site?.brand)]}
        />
        <PageBanner
          heading={banner?.heading || nameOf('contact')}
          text={banner?.text}
          picture={banner}
          action={
            <a href={`#${contactFormId}`} className="button-signal">
              {headings.button}
            </a>
          }
        />
        <div className="page-width section-space group-house flex flex-col gap-8">
          <div className="postcard">
            <ContactForm heading={headings.form} texts={texts.form} help={help?.help} />
            <Details details={details} headings={headings} />
          </div>
          <OfficeMap address={settings?.mapUrl} texts={texts.map} />
        </div>
      </>
    );
  },
  { style },
);
