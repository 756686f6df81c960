import type { PageRequest } from '../../model/contracts/page-request.ts';
import type { SiteWords } from '../../model/wording/index.ts';

/** What was asked for, and where the page gets its content from. */
export interface Asked
  extends Pick<
    PageRequest,
    | 'pathname'
    | 'search'
    | 'language'
    | 'params'
    | 'record'
    | 'failure'
    | 'content'
    | 'takeTurn'
    | 'logError'
  > {
  /** What the site says in that language. */
  words: SiteWords;
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
