import { carry } from '../messages/in-zod.ts';
import { message } from '../messages/message.ts';
import { isSitePath } from '../site-path.ts';
import { webAddress } from '../web-address.ts';
import { type Label, labelled } from '../words/labels.ts';
import type { Field } from './field.ts';
import { text } from './fields.ts';

/** An address on another host that pages link to or frame. */
export function address(name: Label, { required = false } = {}): Field<string, 'text'> {
  const field = text(name, { required, translated: false, max: 2000, type: 'url' });
  const schema = field.schema.refine(
    (value) => value === '' || webAddress(value) !== null,
    carry(message('notAddress', { label: labelled(name) })),
  );
  return { ...field, schema };
}

/** Where a link leads: a path of this site, in English, or an address on another host. */
export function link(name: Label): Field<string, 'text'> {
  const field = text(name, { translated: false, max: 2000, type: 'link', hint: linkHint });
  const schema = field.schema.refine(
    (value) => isSitePath(value) || webAddress(value) !== null,
    carry(message('notLink', { label: labelled(name) })),
  );
  return { ...field, schema };
}

const linkHint = {
  en: 'A page of this site, such as /contact-us, or an address that begins with https://',
  ar: 'صفحة من هذا الموقع تبدأ بشرطة مائلة، أو رابط يبدأ بـ \u2066https://\u2069',
};
