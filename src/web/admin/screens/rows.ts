import type { Bilingual } from '../../../model/language.ts';
import type { Message } from '../../../model/messages/message.ts';
import type { Answer } from '../content/places.ts';
import type { Section } from '../screens.ts';

export interface Screen {
  /** Below /admin. */
  route: string;
  title: Bilingual;
  /** What its tab and its entry on the dashboard say. */
  name: Bilingual;
  section: Section;
  /** The places of the content model that are edited here, in this order. */
  kinds: readonly string[];
  /** Where the site shows it. */
  shownAt: string;
  /** What it is for, said on the dashboard and where there is nothing yet. */
  about: Bilingual;
  /** Only where the screen deviates from a panel for each kind. */
  panel?: PanelName;
  /** What is fetched for it, where that is no page of the content model. */
  reads?: string;
  /** Said instead of the page's own text when the content cannot be fetched. */
  fetchFailed?: Message;
  /** A failed fetch is logged and not shown. */
  isSeo?: boolean;
}

/** What a screen's panels get to work with. */
export interface ScreenPanelProps {
  screen: Screen;
  /** The answer of the page that the screen's kinds belong to, both languages side by side. */
  answer: Answer;
}

/** The panels that extras/panels.ts brings. */
export type PanelName =
  | 'brand'
  | 'contact-info'
  | 'local-seo'
  | 'primary-services'
  | 'secondary-services'
  | 'seo'
  | 'testimonials'
  | 'wording';

/** A screen as its section declares it; what is not said of it follows from the section. */
export type Row = Omit<Screen, 'section' | 'shownAt'> & { shownAt?: string };

export function seo(route: string, title: Bilingual, key: string): Row {
  return {
    route,
    title,
    name: { en: 'SEO', ar: 'السيو' },
    kinds: [`seo.${key}`],
    about: {
      en: 'The title and description that search engines show.',
      ar: 'العنوان والوصف اللذان تعرضهما محركات البحث.',
    },
    panel: 'seo',
    isSeo: true,
  };
}
