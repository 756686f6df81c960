import type { Language } from '../../../../../model/language.ts';
import type { Home } from '../../../../../model/pages/home/index.ts';
import type { FaqItem, PortfolioItem } from '../../../content.ts';

type Project = Pick<PortfolioItem, 'name' | 'description' | 'image'>;
type Question = Pick<FaqItem, 'question' | 'answer'>;

export interface BuiltInHome {
  portfolio: [Project, Project, Project, Project];
  faq: [Question, Question, Question, Question, Question];
}

interface ShownHome {
  portfolio: Project[];
  faq: Question[];
}

/** An empty list shows the built-in one; its texts are loaded only then. */
export async function withBuiltIn(home: Home, language: Language): Promise<ShownHome> {
  const { portfolio, faq } = home;
  if (portfolio.length > 0 && faq.length > 0) return home;
  const { builtIn } = language === 'ar' ? await import('./ar.ts') : await import('./en.ts');
  return {
    portfolio: portfolio.length > 0 ? portfolio : builtIn.portfolio,
    faq: faq.length > 0 ? faq : builtIn.faq,
  };
}
