import type { Message } from '../../../model/messages/message.ts';
import { type Checked, check, type Input } from '../../../model/vocabulary/checks.ts';
import { missingPictures } from '../../../model/vocabulary/images.ts';
import type { Block, Collection } from '../../../model/vocabulary/nodes.ts';
import { saveToApi } from '../api.ts';
import type { Answer } from '../content/places.ts';
import { withoutBlankRows } from './values.ts';

export type Files = Readonly<Record<string, File>>;

/** Every rule of the model, and the pictures that only a stored record may go without. */
export function checkForm(node: Block | Collection, values: Input, files: Files): Checked {
  const checked = check(node, values);
  const missing = missingPictures(node.fields, (key) => Boolean(values[key] || files[key]));
  const [first] = Object.values(missing);
  if (!first) return checked;
  if (checked.ok) return { ok: false, error: first, fields: missing };
  return { ...checked, fields: { ...checked.fields, ...missing } };
}

/** A rule over several fields wants to see the blank rows; without one they are just dropped. */
export const tidyValues = (node: Block | Collection, values: Input) =>
  node.check ? values : withoutBlankRows(node.fields, values);

/** The fields that were emptied, in a block whose save keeps the stored text of a blank field. */
export const emptiedIn = (node: Block | Collection, stored: Answer | null, values: Input) =>
  node.type === 'block' && node.save === 'merge'
    ? Object.keys(node.fields).filter((key) => stored?.[key] && !values[key])
    : [];

interface Sent {
  method: 'POST' | 'PUT';
  values: Input;
  /** Each is cleared by a call of its own, before the others are sent. */
  emptied: string[];
  files: Files;
  version: number | undefined;
  failed: Message;
  key: string | undefined;
}

export async function sendForm(address: string, sent: Sent): Promise<Answer> {
  const { method, values, files, emptied, failed, key } = sent;
  let { version } = sent;
  for (const field of emptied) {
    const cleared = await saveToApi<Answer>(`${address}/field`, {
      method: 'DELETE',
      body: { field, version },
      failed,
    });
    version = Number(cleared.version);
  }
  const body = { ...values, ...(version !== undefined && { version }) };
  const hasFiles = Object.keys(files).length > 0;
  return saveToApi<Answer>(address, {
    method,
    body: hasFiles ? formOf(body, files) : body,
    failed,
    key,
  });
}

/** Lists, objects and pictures that are taken away travel as JSON inside the form. */
function formOf(values: Input, files: Files): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(values)) {
    if (key in files || value === undefined) continue;
    form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [key, file] of Object.entries(files)) form.append(key, file);
  return form;
}
