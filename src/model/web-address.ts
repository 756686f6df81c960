/**
 * Which addresses on other hosts the site may link to, frame or take a picture from. The form, the
 * server and the pages ask here: what is read differently in two places is a hole.
 */
export function webAddress(text: string, schemes: readonly Scheme[] = ['https']): URL | null {
  if (confusing.test(text) || !startsWithHost.test(text)) return null;
  const address = parse(text);
  const isPlain =
    address !== null &&
    schemes.some((scheme) => address.protocol === `${scheme}:`) &&
    address.username + address.password === '' &&
    address.hostname.length <= longestHost &&
    plainHost.test(address.hostname);
  return isPlain ? address : null;
}

/** What a picture may come by: links of old sites are not all encrypted. */
export const pictureSchemes = ['https', 'http'] as const;

type Scheme = (typeof pictureSchemes)[number];

/** Parsers drop or turn some of these, and people read past the others. */
const confusing = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Without the slashes a browser takes it for a path of the page it stands on. */
const startsWithHost = /^\w+:\/\/[^/]/;

/** Browsers that visitors still use know neither `URL.parse` nor `URL.canParse`. */
function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** As the parser writes it, another script's letters in their ASCII form. */
const plainHost = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

const longestHost = 253;
