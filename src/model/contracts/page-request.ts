import type { LeadForm } from '../forms/lead-forms.ts';
import type { Language } from '../language.ts';
import type { PublicPage } from '../public-paths.ts';
import type { ContentReader, RecordKind } from './content-reader.ts';

/** What the server asks the pages of the site for. */
export interface PageRequest {
  /** As it stands in the address, with its language. */
  pathname: string;
  search: string;
  language: Language;
  /** The kind of page; none where no page is in use at such an address. */
  page: PublicPage | undefined;
  /** The named parts of the address. */
  params: Record<string, string>;
  /** The record that the page shows: none where there is no such record. */
  record?: PageRecord | undefined;
  /** Why the record could not be looked for. */
  failure?: unknown;
  /** Those in which the page has its content. */
  languages: readonly Language[];
  publicUrl: string;
  content: ContentReader;
  /** Awaited before each step of long work, so that others come in between. */
  takeTurn(): Promise<void>;
  /** Tells of a failure that the visitor gets around. */
  logError(error: unknown): void;
  /** Whether the page is only looked at: then it carries no scripts. */
  isPreview: boolean;
  posted?: PostedForm | undefined;
}

export interface PageRecord {
  kind: RecordKind;
  /** Of the records down to it, itself the last. */
  ids: readonly string[];
}

/** A form that was posted to its own page, because no script took it. */
export interface PostedForm {
  form: LeadForm;
  values: Record<string, string>;
  submissions: Submissions;
}

/** Checks and stores what a visitor sent, as the API does. */
export interface Submissions {
  submit(form: LeadForm, values: Record<string, string>): Promise<SubmissionOutcome>;
}

export interface SubmissionOutcome {
  status: number;
  /** The server's words for the visitor; empty where the form has its own. */
  message: string;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** The style that the page carries itself, for the policy to name. */
  style?: string;
}
