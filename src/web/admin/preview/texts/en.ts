export const en = {
  title: 'Page preview',
  language: 'Preview language',
  languages: { en: 'English', ar: 'العربية' },
  width: 'Preview width',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  typed: 'With your unsaved changes.',
  newPicture: 'A newly chosen picture appears after saving.',
  stored: 'As saved.',
  updating: 'Updating...',
  waits: (reason: string) => `Preview paused. Fix: ${reason}`,
  notFound: 'Visitors cannot see this page at the moment. It may be inactive.',
};

export type PreviewTexts = typeof en;
