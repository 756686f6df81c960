import type { Answer } from '../content/places.ts';
import type { Section } from '../sections.ts';

export interface Screen {
  /** Below /admin. */
  route: string;
  title: string;
  /** What its tab and its entry on the dashboard say. */
  name: string;
  section: Section;
  /** The places of the content model that are edited here, in this order. */
  kinds: readonly string[];
  /** Where the site shows it. */
  shownAt: string;
  /** What it is for, said on the dashboard and where there is nothing yet. */
  about: string;
  /** Only where the screen deviates from a panel for each kind. */
  panel?: PanelName;
  /** Said instead of the page's own text when the content cannot be fetched. */
  fetchFailed?: string;
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
  | 'contact-info'
  | 'local-seo'
  | 'primary-services'
  | 'secondary-services'
  | 'seo'
  | 'testimonials';

export type Row = Omit<Screen, 'section' | 'shownAt'> & { shownAt?: string };

export function ofSection(section: Section, shownAt: string, rows: Row[]): Screen[] {
  return rows.map((row) => ({ shownAt, ...row, section }));
}

export function seo(route: string, title: string, key: string): Row {
  return {
    route,
    title,
    name: 'SEO',
    kinds: [`seo.${key}`],
    about: 'The title and description that search engines show.',
    panel: 'seo',
    isSeo: true,
  };
}
