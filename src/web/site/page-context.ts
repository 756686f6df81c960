import { createContext, useContext } from 'react';
import type { LeadForm } from '../../model/forms/lead-forms.ts';
import type { Language } from '../../model/language.ts';
import type { SiteWords } from '../../model/wording/index.ts';
import type { FormAnswer } from './forms/form-answer.ts';
import type { SiteData } from './layout/site-data.ts';

/** The words that any page may say, and which language they are in. */
export type Dictionary = SiteWords['common'] & { language: Language };

/** What every part of a page may ask for. Islands cannot: they are given what they need. */
export interface PageContent {
  pathname: string;
  search: string;
  text: Dictionary;
  /** What its forms ask and answer. */
  formWords: SiteWords['forms'];
  site: SiteData;
  /** The site's own origin, from its settings, never from a request. */
  publicUrl: string;
  /** Those in which the page has its content. */
  languages: readonly Language[];
  /** What became of a form that was posted to this page. */
  posted: FormAnswer | undefined;
  /** Whether the page is only looked at, in the admin area: then nothing of it is alive. */
  isPreview: boolean;
}

export const PageContext = createContext<PageContent | null>(null);

export function usePage(): PageContent {
  const page = useContext(PageContext);
  if (!page) throw new Error('there is no page around this component');
  return page;
}

/** The words of the page's language. */
export const useText = () => usePage().text;

/** What became of a form that was posted without a script. */
export function usePosted(form: LeadForm): FormAnswer | undefined {
  const { posted } = usePage();
  return posted?.form === form ? posted : undefined;
}
