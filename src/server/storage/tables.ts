import type { Generated } from 'kysely';

/** Moments are ISO texts in UTC, JSON is text: the same on both engines. */
export interface Tables {
  document: DocumentTable;
  document_version: DocumentVersionTable;
  redirect: RedirectTable;
  content_revision: { id: number; revision: number };
  administrator: AdministratorTable;
  session: SessionTable;
  known_address: { administrator_id: string; address: string };
  lead: LeadTable;
  lead_mail: LeadMailTable;
  lead_mail_try: LeadMailTryTable;
  upload: UploadTable;
  picture_use: PictureUseTable;
  chore: ChoreTable;
  rate_limit: RateLimitTable;
  idempotency_key: IdempotencyKeyTable;
  /** The lists with examples that have had a record: an empty one is empty, and shows none. */
  filled_list: { kind: string };
}

export interface DocumentTable {
  id: string;
  kind: string;
  /** The record around it; its removal takes this one along. */
  parent_id: string | null;
  position: number;
  slug: string | null;
  /** The slug with its bracketed text, where that differs. */
  alias: string | null;
  /** 1 where visitors may not see it. */
  hidden: number;
  body: string;
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string;
  /** In English and in Arabic, where a record is found by it. */
  title: Generated<string | null>;
  title_ar: Generated<string | null>;
  /** 1 where the page of the record has its main text in Arabic. */
  in_arabic: Generated<number>;
}

/** A version that a save, a delete or a restore has replaced. */
export interface DocumentVersionTable {
  document_id: string;
  version: number;
  kind: string;
  parent_id: string | null;
  position: number;
  body: string;
  created_at: string;
  saved_at: string;
  saved_by: string;
  replaced_at: string;
  /** Names the delete that removed it, together with all that the record held. */
  removal: string | null;
}

/** An address that a record had before; it leads to the record for ever. */
export interface RedirectTable {
  kind: string;
  /** Empty for a record at the top. */
  parent_id: string;
  slug: string;
  document_id: string;
}

export interface AdministratorTable {
  id: string;
  username: string;
  password_hash: string;
  created_at: string;
}

export interface SessionTable {
  token_hash: string;
  administrator_id: string;
  created_at: string;
  last_used_at: string;
}

export interface LeadTable {
  id: string;
  form: string;
  fields: string;
  page: string;
  language: string;
  plan: string;
  /** The same in Arabic, where it is known. */
  plan_ar: Generated<string>;
  /** JSON: what was chosen, in the words that the visitor read. */
  choices: Generated<string>;
  /** Why it looks like spam; kept all the same. */
  flagged: string | null;
  created_at: string;
}

/** The e-mail about a lead. A lead that came while no e-mail was set up has none. */
export interface LeadMailTable {
  lead_id: string;
  /** `collected`: part of the next summary of many. */
  state: 'waiting' | 'sending' | 'sent' | 'given up' | 'collected';
  /** When it is tried next or, while it is being sent, when that try counts as interrupted. */
  due_at: string | null;
  /** Since when it is to be sent; being told to send it again starts anew. */
  queued_at: string;
  tries: number;
  /** 1 where an earlier try may have arrived. */
  possibly_repeated: number;
  /** JSON: the recipients who are still to get it, where others have; `null` for all of them. */
  left_to: Generated<string | null>;
  /** 1 where the last try ended before the server took a recipient. */
  server_away: Generated<number>;
}

export interface LeadMailTryTable {
  lead_id: string;
  number: number;
  started_at: string;
  /**
   * `refused` and `failed` did not arrive, `unknown` and `interrupted` may have: the connection or
   * the process broke off while the message was on its way.
   */
  outcome: 'under way' | 'sent' | 'refused' | 'failed' | 'unknown' | 'interrupted';
  /** Nothing about a person. */
  detail: string;
}

export interface UploadTable {
  name: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  created_at: string;
  /** 1 where somebody put it into the library: then it stays until somebody takes it out. */
  kept: Generated<number>;
  /** Since when its file is being taken away; nobody may store it again until that is done. */
  going_since: Generated<string | null>;
}

/** Which version of which record names a picture; its number outlives its being replaced. */
export interface PictureUseTable {
  document_id: string;
  version: number;
  name: string;
  /** What it can be found by, in small letters. */
  words: string;
}

/** Work that comes up from time to time, for whichever process is the first to take it. */
export interface ChoreTable {
  name: string;
  /** Since when a process is at it; `null` while none is. */
  taken_at: string | null;
  done_at: string | null;
  /** What came of it. */
  detail: Generated<string>;
}

/** The answer to a request that carried a key, kept for a day in case the request comes again. */
export interface IdempotencyKeyTable {
  key: string;
  sent: string;
  answer: string;
  created_at: string;
}

/** Written by the limiter; moments are in milliseconds. */
export interface RateLimitTable {
  key: string;
  points: number;
  expire: number | string | null;
}
