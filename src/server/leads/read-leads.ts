import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/storage.ts';
import { storedLead } from './stored-lead.ts';

export type LeadAnswer = ReturnType<typeof leadAnswer>;

/** Newest first. */
export async function listLeads(
  db: Database,
  { page, limit, search }: { page: number; limit: number; search: string },
): Promise<{ leads: LeadAnswer[]; total: number }> {
  const offset = (page - 1) * limit;
  if (search) return findLeads(db, search.toLowerCase(), { offset, limit });
  const { total } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(db).limit(limit).offset(offset).execute();
  return { leads: rows.map(leadAnswer), total: Number(total) };
}

export async function readLead(db: Database, id: string) {
  const row = await leadRows(db).where('lead.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(404, 'Lead not found');
  const tries = await db
    .selectFrom('lead_mail_try')
    .select(['number', 'started_at as startedAt', 'outcome', 'detail'])
    .where('lead_id', '=', id)
    .orderBy('number')
    .execute();
  return { ...leadAnswer(row), tries };
}

type Row = Awaited<ReturnType<ReturnType<typeof leadRows>['execute']>>[number];

const leadRows = (db: Database) =>
  db
    .selectFrom('lead')
    .leftJoin('lead_mail', 'lead_mail.lead_id', 'lead.id')
    .selectAll('lead')
    .select(['state', 'due_at', 'tries', 'possibly_repeated']);

const newestFirst = (db: Database) =>
  leadRows(db).orderBy('lead.created_at', 'desc').orderBy('lead.id', 'desc');

const lookedAtOnce = 500;

/** A part at a time: years of leads neither fill the memory nor hold up other requests. */
async function findLeads(
  db: Database,
  search: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ leads: LeadAnswer[]; total: number }> {
  const leads: LeadAnswer[] = [];
  let total = 0;
  let last: Row | undefined;
  do {
    const after = last;
    const rows = await newestFirst(db)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, and, or }) =>
          or([
            eb('lead.created_at', '<', after?.created_at ?? ''),
            and([
              eb('lead.created_at', '=', after?.created_at ?? ''),
              eb('lead.id', '<', after?.id ?? ''),
            ]),
          ]),
        ),
      )
      .limit(lookedAtOnce)
      .execute();
    for (const lead of rows.map(leadAnswer).filter((each) => holds(each, search))) {
      if (total >= offset && leads.length < limit) leads.push(lead);
      total += 1;
    }
    last = rows.length === lookedAtOnce ? rows.at(-1) : undefined;
  } while (last);
  return { leads, total };
}

function leadAnswer(row: Row) {
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

const holds = ({ fields, plan, page }: LeadAnswer, search: string) =>
  [...Object.values(fields), plan, page].some((value) => value.toLowerCase().includes(search));
