/** The address of a title: bracketed text dropped, `&` kept as `-&-`, the rest joined by hyphens. */
export const slugOf = (title: string) =>
  joinWords(title.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' '));

/** The other form in use, with the bracketed text kept: `search-engine-optimization-seo`. */
export const longSlugOf = (title: string) => joinWords(title);

const joinWords = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' & ')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}&]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
