import type { Language } from '../../../../model/language.ts';
import type { SiteWords } from '../../../../model/wording/index.ts';
import { pluralForm } from '../../language/plural-form.ts';

type Texts = SiteWords['ourWork']['work'];

/** How long a project took, in words that agree with the number. */
export function timelineText(
  card: { timeline?: number | null; timelineUnit?: string },
  texts: Texts,
  language: Language,
): string {
  const { timeline, timelineUnit } = card;
  if (!timeline) return texts.fallbackTimeline;
  const forms = timelineUnit === 'weeks' ? texts.weeks : texts.months;
  return pluralForm(forms, timeline, language).replace('{count}', String(timeline));
}
