import type { Bilingual } from './language.ts';

/** The networks whose marks the site can draw. */
export const networks = {
  linkedin: { en: 'LinkedIn', ar: 'لينكدإن' },
  instagram: { en: 'Instagram', ar: 'إنستغرام' },
  x: { en: 'X', ar: 'إكس' },
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  youtube: { en: 'YouTube', ar: 'يوتيوب' },
  tiktok: { en: 'TikTok', ar: 'تيك توك' },
  snapchat: { en: 'Snapchat', ar: 'سناب شات' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  telegram: { en: 'Telegram', ar: 'تيليغرام' },
  behance: { en: 'Behance', ar: 'بيهانس' },
  dribbble: { en: 'Dribbble', ar: 'دريبل' },
  github: { en: 'GitHub', ar: 'غيت هب' },
} as const satisfies Record<string, Bilingual>;

export type Network = keyof typeof networks;
