export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

/** A text in both languages, side by side. */
export type Bilingual = Readonly<Record<Language, string>>;
