export const en = {
  title: 'Preview of the page',
  language: 'Language of the preview',
  languages: { en: 'English', ar: 'العربية' },
  width: 'Width of the preview',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  typed: 'With your unsaved changes.',
  newPicture: 'A newly chosen picture shows once it is saved.',
  stored: 'As it is stored.',
  updating: 'Updating…',
  waits: (reason: string) => `It follows your typing again once this is mended: ${reason}`,
  failed: 'Failed to show the preview',
  notFound: 'Visitors do not find this page as it stands; it may be inactive.',
};

export type PreviewTexts = typeof en;
