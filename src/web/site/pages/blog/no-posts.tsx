import { Section } from '../../../ui/section.tsx';
import type { texts as english } from './texts/en.ts';

interface NoPostsProps {
  failure: 'failed' | 'invalid' | null;
  texts: Pick<typeof english, 'failed' | 'invalid' | 'none'>;
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
