import type { Services } from '../../../../../model/pages/services/index.ts';
import type { SiteWords } from '../../../../../model/wording/index.ts';
import { Section } from '../../../../ui/section.tsx';
import { useGroupClass } from '../../../layout/site-data.ts';
import { Words } from '../../../text/words.tsx';
import { DesignProcess, processOf } from '../design-process.tsx';
import { TechnologyStrip } from '../technology-strip.tsx';
import { CaseStudy } from './case-study.tsx';
import { DesignSoftware } from './design-software.tsx';
import { EfficientProcess } from './efficient-process.tsx';
import { Expertise } from './expertise.tsx';
import { Projects } from './projects.tsx';
import { ServiceCards } from './service-cards.tsx';

interface ServicesOverviewProps {
  overview: Services;
  /** Over the service cards. */
  heading: string;
  lead?: string | undefined;
  texts: SiteWords['serviceParts'];
}

/** All about the services, as the services page and each local page show it. */
export function ServicesOverview({ overview, heading, lead = '', texts }: ServicesOverviewProps) {
  const { services, efficientProcess, caseStudy, expertAt, projects, software, headings } =
    overview;
  const [first] = services;
  // On its own page a service without a process says so; here the sentence would name no service.
  const process = first ? processOf(first) : null;
  const groupClass = useGroupClass();
  return (
    <>
      {services.length > 0 ? (
        <Section heading={heading} lead={lead && <Words text={lead} />}>
          <ServiceCards services={services} />
        </Section>
      ) : (
        <Section>
          <p className="text-lead text-muted">{headings.noServices}</p>
        </Section>
      )}
      {efficientProcess && <EfficientProcess process={efficientProcess} />}
      {caseStudy && <CaseStudy {...caseStudy} headings={headings} />}
      {expertAt && <Expertise {...expertAt} />}
      {software && software.tools.length > 0 && <DesignSoftware {...software} />}
      {projects.length > 0 && <Projects heading={headings.projects} projects={projects} />}
      <TechnologyStrip
        groups={services}
        heading={headings.tools}
        pauseLabel={texts.pauseTechnologies}
      />
      {first && process && (
        <DesignProcess
          process={process}
          group={groupClass(first.slug)}
          heading={headings.process}
          texts={texts}
        />
      )}
    </>
  );
}
