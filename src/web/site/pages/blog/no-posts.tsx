import type { SiteWords } from '../../../../model/wording/index.ts';
import { Section } from '../../../ui/section.tsx';

interface NoPostsProps {
  failure: 'failed' | 'invalid' | null;
  texts: Pick<SiteWords['blog'], 'failed' | 'invalid' | 'none'>;
}

export function NoPosts({ failure, texts }: NoPostsProps) {
  return (
    <Section>
      <p role={failure ? 'alert' : undefined} className="text-lead">
        {failure ? texts[failure] : texts.none}
      </p>
    </Section>
  );
}
