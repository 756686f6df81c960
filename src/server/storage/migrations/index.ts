import type { Migration } from 'kysely/migration';
import * as groundFloor from './0001-ground-floor.ts';
import * as leadMail from './0002-lead-mail.ts';
import * as pictureUses from './0003-picture-uses.ts';
import * as longLists from './0004-long-lists.ts';
import * as whatIsAsked from './0005-what-is-asked-of-records.ts';
import * as severalProcesses from './0006-several-processes.ts';
import * as whatWasInCode from './0007-what-was-in-code.ts';
import * as wordsAndTools from './0008-words-and-tools.ts';
import * as coloursOfGroups from './0009-colours-of-groups.ts';
import * as choicesOfLeads from './0010-choices-of-leads.ts';
import * as demoRecords from './0011-demo-records.ts';
import * as idempotencyKeys from './0012-idempotency-keys.ts';
import * as filledLists from './0013-filled-lists.ts';
import * as mailByRecipient from './0014-mail-by-recipient.ts';

/** In the order they run. A migration that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-ground-floor': groundFloor,
  '0002-lead-mail': leadMail,
  '0003-picture-uses': pictureUses,
  '0004-long-lists': longLists,
  '0005-what-is-asked-of-records': whatIsAsked,
  '0006-several-processes': severalProcesses,
  '0007-what-was-in-code': whatWasInCode,
  '0008-words-and-tools': wordsAndTools,
  '0009-colours-of-groups': coloursOfGroups,
  '0010-choices-of-leads': choicesOfLeads,
  '0011-demo-records': demoRecords,
  '0012-idempotency-keys': idempotencyKeys,
  '0013-filled-lists': filledLists,
  '0014-mail-by-recipient': mailByRecipient,
};
