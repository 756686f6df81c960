import type { Lead, OpenedLead } from '../../model/contracts/leads.ts';
import { foldText } from '../../model/fold-text.ts';
import { message } from '../../model/messages/message.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../storage/storage.ts';
import { takeTurn } from '../timing/turns.ts';
import type { LeadsQuery, LeadsWanted } from './leads-query.ts';
import { readDetail } from './mail-detail.ts';
import { storedLead } from './stored-lead.ts';

export async function listLeads(
  db: Database,
  { page, limit, ...wanted }: LeadsQuery,
): Promise<{ leads: Lead[]; total: number }> {
  const offset = (page - 1) * limit;
  if (wanted.search) return findLeads(db, wanted, { offset, limit });
  const { total } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .$if(wanted.flagged === 'true', (query) => query.where('flagged', 'is not', null))
    .$if(wanted.flagged === 'false', (query) => query.where('flagged', 'is', null))
    .executeTakeFirstOrThrow();
  const rows = await orderedRows(db, wanted).limit(limit).offset(offset).execute();
  return { leads: rows.map(leadAnswer), total: Number(total) };
}

export async function readLead(db: Database, id: string): Promise<Omit<OpenedLead, 'mailIsSetUp'>> {
  const row = await leadRows(db).where('lead.id', '=', id).executeTakeFirst();
  if (!row) throw leadNotFound();
  const tries = await db
    .selectFrom('lead_mail_try')
    .select(['number', 'started_at as startedAt', 'outcome', 'detail'])
    .where('lead_id', '=', id)
    .orderBy('number')
    .execute();
  return {
    ...leadAnswer(row),
    tries: tries.map((each) => ({ ...each, ...readDetail(each.detail) })),
  };
}

export const leadNotFound = () => new Refusal(404, message('notFound', { noun: 'lead' }));

/** So many leads with the longest texts take some 20 ms, their export included. */
const lookedAtOnce = 50;

/** A part at a time: years of leads neither fill the memory nor hold up other requests. */
export async function* eachLead(db: Database, wanted: LeadsWanted): AsyncGenerator<Lead> {
  const search = foldText(wanted.search);
  const beyond = wanted.sort === 'createdAt' ? '>' : '<';
  let last: Row | undefined;
  do {
    // An answer of the embedded database comes at once, and lets no request in.
    await takeTurn();
    const after = last;
    const rows = await orderedRows(db, wanted)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, and, or }) =>
          or([
            eb('lead.created_at', beyond, after?.created_at ?? ''),
            and([
              eb('lead.created_at', '=', after?.created_at ?? ''),
              eb('lead.id', beyond, after?.id ?? ''),
            ]),
          ]),
        ),
      )
      .limit(lookedAtOnce)
      .execute();
    for (const lead of rows.map(leadAnswer)) if (!search || holds(lead, search)) yield lead;
    last = rows.length === lookedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

type Row = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number];

const leadRows = (db: Database) =>
  db
    .selectFrom('lead')
    .leftJoin('lead_mail', 'lead_mail.lead_id', 'lead.id')
    .selectAll('lead')
    .select(['state', 'due_at', 'tries', 'possibly_repeated']);

function orderedRows(db: Database, { flagged, sort }: LeadsWanted) {
  const direction = sort === 'createdAt' ? 'asc' : 'desc';
  return leadRows(db)
    .$if(flagged === 'true', (query) => query.where('flagged', 'is not', null))
    .$if(flagged === 'false', (query) => query.where('flagged', 'is', null))
    .orderBy('lead.created_at', direction)
    .orderBy('lead.id', direction);
}

async function findLeads(
  db: Database,
  wanted: LeadsWanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ leads: Lead[]; total: number }> {
  const leads: Lead[] = [];
  let total = 0;
  for await (const lead of eachLead(db, wanted)) {
    if (total >= offset && leads.length < limit) leads.push(lead);
    total += 1;
  }
  return { leads, total };
}

function leadAnswer(row: Row): Lead {
  const { id, ...lead } = storedLead(row);
  const { state, due_at, tries, possibly_repeated } = row;
  return {
    _id: id,
    ...lead,
    mail: state && {
      state,
      tries: tries ?? 0,
      nextTryAt: state === 'waiting' ? due_at : null,
      possiblyRepeated: possibly_repeated === 1,
    },
  };
}

const holds = ({ fields, choices, plan, planAr, page }: Lead, search: string) =>
  [
    ...Object.values(fields),
    ...Object.values(choices).flatMap(({ en, ar }) => [en, ar]),
    ...[plan, planAr, page],
  ].some((value) => foldText(value).includes(search));
