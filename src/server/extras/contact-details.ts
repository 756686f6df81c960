import type { Language } from '../../model/language.ts';
import { contact } from '../../model/pages/contact/index.ts';
import { type ContactInfo, contactInfo } from '../../model/pages/contact/info.ts';
import { type Settings, settings } from '../../model/pages/settings/index.ts';
import type { Block } from '../../model/vocabulary/nodes.ts';
import { type Place, placesOf } from '../../model/vocabulary/tree.ts';
import type { Content } from '../content/content.ts';
import type { NamedReads } from '../content/content-reader.ts';
import { documents } from '../content/documents.ts';
import { blockId } from '../content/rows.ts';
import { recordOf, storedOf } from '../content/show-record.ts';
import { fieldSchemas } from '../http/description/answer-schemas.ts';
import { objectOf } from '../http/json-schema.ts';
import type { Read } from '../http/reads.ts';
import type { Database } from '../storage/storage.ts';

const info = placesOf(contact).find(({ node }) => node === contactInfo) as Place<Block>;

/** The details on the contact page; the settings stand in for fields that were never filled in. */
export const readContactDetails =
  (db: Database, content: Content) =>
  async (language: Language = 'en'): Promise<ContactInfo> => {
    const agency = await content.readPage(settings, { language });
    const row = await documents(db).find(blockId(info, null));
    const shown = row ? recordOf(info.node, row, language) : {};
    const stored = row ? storedOf(row) : {};
    const filled = Object.keys(contactInfo.fields).filter((key) => key in stored);
    return {
      ...inSettings(agency),
      ...Object.fromEntries(filled.map((key) => [key, shown[key]])),
    };
  };

export const contactDetails = (read: NamedReads['contactDetails']): Read => ({
  path: '/contact/details',
  for: 'everyone',
  name: 'getContactDetails',
  summary: 'Read the contact information as the site shows it',
  description: 'The settings stand in for fields that were never filled in. English without ?lang.',
  failed: contact.fetchFailed,
  pages: [contact.key, settings.key],
  answers: () => objectOf(fieldSchemas(contactInfo.fields)),
  handle: ({ language }) => read(language),
});

function inSettings({ tagline, phone1, phone2, email, offices }: Settings): ContactInfo {
  const location = offices[0]?.address ?? '';
  return { tagline, phone1, phone2, email1: email, email2: '', location };
}
