import type { Language } from '../../model/language.ts';
import type { SiteWords } from '../../model/wording/index.ts';
import type { ContentReader } from './content.ts';

/** What somebody asked for, and where the page gets its content from. */
export interface Asked {
  /** As it stands in the address, with its language. */
  pathname: string;
  search: string;
  language: Language;
  /** What the site says in that language. */
  words: SiteWords;
  /** The named parts of the address. */
  params: Record<string, string>;
  /** The record that the page shows, with those around it: none where there is no such record. */
  record?: { ids: readonly string[] } | undefined;
  /** Why the record could not be looked for. */
  failure?: unknown;
  content: ContentReader;
  /** Awaited before each step of long work, so that others come in between. */
  takeTurn(): Promise<void>;
  /** Tells of a failure that the visitor gets around. */
  logError(error: unknown): void;
}

/** What stands in place of a page that cannot be shown. */
export interface Reason {
  heading: string;
  message: string;
}

/** Why a page cannot be shown: in its own words where it has some. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly reason: Reason | undefined;

  constructor(status: number, reason?: Reason, cause?: unknown) {
    super(`HTTP error! status: ${status}`, { cause });
    this.status = status;
    this.reason = reason;
  }
}
