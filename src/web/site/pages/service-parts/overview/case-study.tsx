import { useId } from 'react';
import type { Services } from '../../../../../model/pages/services/index.ts';
import { publicPaths } from '../../../../../model/public-paths.ts';
import { Clauses } from '../../../../ui/clauses.tsx';
import { SiteLink } from '../../../layout/site-link.tsx';
import { Prose } from '../../../text/prose.tsx';
import { Said } from '../../../text/said.tsx';

type CaseStudyProps = NonNullable<Services['caseStudy']> & {
  headings: Pick<Services['headings'], 'caseStudy' | 'caseStudyButton'>;
};

export function CaseStudy({ title, description, headings }: CaseStudyProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-ink grid-motif overflow-hidden">
      <div className="page-width section-space flex flex-col gap-10">
        <div className="flex flex-col gap-6">
          <p className="flex items-center gap-3 font-medium">
            <span aria-hidden="true" className="gradient-fill group-house h-1 w-10 rounded-round" />
            {headings.caseStudy}
          </p>
          <h2 id={headingId} className="max-w-[22ch] text-display font-semibold">
            <Said text={title}>
              <Clauses text={title} />
            </Said>
          </h2>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-8">
          <Prose text={description} className="max-w-measure text-lead text-muted-on-ink" />
          <SiteLink to={publicPaths.ourWork} className="button-quiet">
            {headings.caseStudyButton}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
