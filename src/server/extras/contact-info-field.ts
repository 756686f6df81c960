import { z } from 'zod';
import { message, named } from '../../model/messages/message.ts';
import { contact } from '../../model/pages/contact/index.ts';
import { contactInfoFields } from '../../model/pages/contact/info.ts';
import type { Block } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import { versionIn } from '../content/check-save.ts';
import type { Content } from '../content/content.ts';
import type { Call } from '../http/calls.ts';
import { answerSchema } from '../http/description/answer-schemas.ts';
import { jsonSchemaOf } from '../http/json-schema.ts';
import { Refusal } from '../http/refusal.ts';

const info = placesOf(contact).find(({ path }) => path === '/contact/info') as Place<Block>;
const names = Object.keys(contactInfoFields) as (keyof typeof contactInfoFields)[];
const body = z.object({ field: z.enum(names) });

/** Clears one field and its Arabic; the others stay. */
export const clearContactField = (content: Content): Call => ({
  method: 'DELETE',
  path: '/contact/info/field',
  name: 'clearContactInfoField',
  summary: 'Clear one field of the contact information',
  description: 'In both languages; the other fields stay. A version may be sent in the body.',
  for: 'save content',
  record: info,
  refuses: [404, 409],
  failed: message('clearFailed', { label: { en: 'field', ar: 'الحقل' } }),
  body: () => {
    const { properties, ...schema } = jsonSchemaOf(body);
    return { ...schema, properties: { ...(properties as object), version: { type: 'integer' } } };
  },
  answers: () => answerSchema({ does: 'save block', place: info }),
  async handle({ body: sent, viewer }) {
    const parsed = body.safeParse(sent);
    if (!parsed.success) {
      const options = named(names.join(', '));
      const unknown = message('notOneOf', { label: named('field'), options });
      throw new Refusal(400, unknown, { fields: { field: unknown } });
    }
    const { field } = parsed.data;
    try {
      return await content.changeBlock(
        info,
        { version: versionIn(sent), by: viewer.username },
        (stored) => {
          const { [field]: _arabic, ...ar } = stored.ar ?? {};
          return { ...stored, [field]: '', ar };
        },
      );
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const label = { en: field, ar: contactInfoFields[field].label.ar };
      throw new Refusal(500, message('clearFailed', { label }), { cause: error });
    }
  },
});
