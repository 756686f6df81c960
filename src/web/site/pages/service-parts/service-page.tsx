import type { ReactNode } from 'react';
import { plainLine } from '../../../../model/markdown/plain-text.ts';
import { publicPaths } from '../../../../model/public-paths.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import type { MainService, Services } from '../../content.ts';
import { ContactButton } from '../../layout/contact-dialog.tsx';
import type { Crumb } from '../../layout/crumbs.tsx';
import { usePageNames } from '../../layout/navigation.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { useGroupClass } from '../../layout/site-data.ts';
import { useText } from '../../page-context.ts';
import { DesignProcess, type Process } from './design-process.tsx';
import { GroupArches } from './group-arches.tsx';
import { useServiceJsonLd } from './service-json-ld.ts';
import { TechnologyStrip } from './technology-strip.tsx';

interface ServicePageProps {
  service: { path: string; title: string; description: string; process: Process };
  /** Its main service. */
  group: Pick<MainService, 'slug' | 'tools'>;
  /** The pages between the services and this one. */
  above: Crumb[];
  /** What it is made of. */
  parts: { title: string }[];
  /** Of the banner, where they are not the service's own. */
  heading?: string | undefined;
  text?: string | undefined;
  headings: Services['headings'];
  texts: SiteWords['serviceParts'];
  /** The cards of its parts. */
  children: ReactNode;
}

/** What the page of a main and of a primary service have in common. */
export function ServicePage(props: ServicePageProps) {
  const { service, group, above, parts, heading, text, headings, texts, children } = props;
  const { path, title, process } = service;
  const description = plainLine(service.description);
  const { navigation } = useText();
  const nameOf = usePageNames();
  const jsonLd = useServiceJsonLd();
  const groupClass = useGroupClass()(group.slug);
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
        group={groupClass}
        action={
          <ContactButton className="button-signal">{navigation.speakToAnExpert}</ContactButton>
        }
        art={<GroupArches lit={group.slug} />}
      />
      {children}
      <TechnologyStrip
        groups={[group]}
        heading={headings.tools}
        pauseLabel={texts.pauseTechnologies}
      />
      <DesignProcess
        process={process}
        group={groupClass}
        heading={headings.process}
        texts={texts}
      />
    </>
  );
}
