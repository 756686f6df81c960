import type { Bilingual } from '../language.ts';

/** What stands under every form until an administrator says something else. */
export const privacyNote: Bilingual = {
  en: 'We use what you send to answer you, and for nothing else. We pass it on to nobody, and delete it when you ask us to.',
  ar: 'نستعمل ما ترسله للرد عليك لا غير، ولا نُطلع عليه أحدًا غيرنا، ونحذفه متى طلبت.',
};
