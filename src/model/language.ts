export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages, side by side. */
export type Bilingual = Readonly<Record<Language, string>>;
