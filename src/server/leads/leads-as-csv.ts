import { Readable } from 'node:stream';
import type { Lead } from '../../model/contracts/leads.ts';
import {
  formNames,
  type LeadForm,
  leadFields,
  leadForms,
  shownValue,
} from '../../model/forms/lead-forms.ts';
import type { Database } from '../storage/storage.ts';
import { csvCell } from './csv-cell.ts';
import type { LeadsWanted } from './leads-query.ts';
import { eachLead } from './read-leads.ts';

/** Sent while it is read, so that no number of leads fills the memory. */
export const leadsAsCsv = (db: Database, wanted: LeadsWanted): Response =>
  new Response(Readable.toWeb(Readable.from(lines(db, wanted))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    },
  });

async function* lines(db: Database, wanted: LeadsWanted): AsyncGenerator<string> {
  // Without this mark spreadsheets take the Arabic for another alphabet.
  yield `\ufeff${line([...Object.keys(facts), ...fieldLabels])}`;
  for await (const lead of eachLead(db, wanted)) {
    const filled = filledByLabel(lead);
    const known = Object.values(facts).map((factOf) => factOf(lead));
    yield line([...known, ...fieldLabels.map((label) => filled.get(label) ?? '')]);
  }
}

const facts: Record<string, (lead: Lead) => string> = {
  'Sent (UTC)': ({ createdAt }) => createdAt.slice(0, 19).replace('T', ' '),
  Form: ({ form }) => formNames[form].en,
  Language: ({ language }) => ({ en: 'English', ar: 'Arabic' })[language],
  Page: ({ page }) => page,
  Plan: ({ plan }) => plan,
  'Possible spam': ({ flagged }) => flagged ?? '',
  'Mail delivery': ({ mail }) => mail?.state ?? 'stored only',
};

/** Every field of any form; what two forms call the same stands in one column. */
const fieldLabels = [
  ...new Set(
    (Object.keys(leadForms) as LeadForm[]).flatMap((form) =>
      leadFields(form).map(({ label }) => label.en),
    ),
  ),
];

const filledByLabel = (lead: Lead) =>
  new Map(leadFields(lead.form).map(({ name, label }) => [label.en, shownValue(lead, name, 'en')]));

const line = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`;
