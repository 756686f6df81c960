import type { ReactNode } from 'react';
import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import type { Crumb } from '../../layout/crumbs.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { useText } from '../../page-context.ts';
import { useServiceJsonLd } from './service-json-ld.ts';

interface ServiceOpeningProps {
  service: { path: string; title: string; description: string };
  /** The class of its group's colours. */
  group: string;
  /** The pages between the services and this one. */
  above: Crumb[];
  /** What it is made of. */
  parts: { title: string }[];
  /** Of the banner, where they are not the service's own. */
  heading?: string | undefined;
  text?: string | undefined;
  art?: ReactNode;
  foot?: ReactNode;
}

/** How the pages of a main and of a primary service begin: in the colours of the group. */
export function ServiceOpening(props: ServiceOpeningProps) {
  const { service, group, above, parts, heading, text, art, foot } = props;
  const { path, title } = service;
  const description = plainLine(service.description);
  const { navigation } = useText();
  const nameOf = usePageNames();
  const jsonLd = useServiceJsonLd();
  const crumbs = [
    { name: nameOf('services'), path: publicPaths.services },
    ...above,
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        path={path}
        seo={{ title: `${title} | ${jsonLd.siteName}`, description }}
        crumbs={crumbs}
        jsonLd={[
          jsonLd.service({ title, description, path, parts: parts.map((part) => part.title) }),
        ]}
      />
      <PageBanner
        heading={heading || title}
        text={text || service.description}
        crumbs={crumbs}
        group={group}
        action={
          <ContactButton className="button-paper">{navigation.speakToAnExpert}</ContactButton>
        }
        art={art}
        foot={foot}
      />
    </>
  );
}
