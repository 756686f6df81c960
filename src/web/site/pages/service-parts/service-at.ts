import { type Asked, PageMoved } from '../../asked.ts';
import { addressIn } from '../../language/address.ts';
import { load } from '../../load.ts';

const loadMain = load({
  found: ({ subservice }) => `/services/address/${subservice}` as `/services/address/${string}`,
});
const loadPrimary = load({
  found: ({ subservice, service }) => `/services/address/${subservice}/${service}` as const,
});

export const mainServiceAt = async (asked: Asked) => presentAt(asked, await loadMain(asked));
export const primaryServiceAt = async (asked: Asked) => presentAt(asked, await loadPrimary(asked));

/** An address that a rename has left behind leads on for good. */
function presentAt<F extends { path: string; moved: boolean }>(
  { language }: Asked,
  { found }: { found: F },
): F {
  if (found.moved) throw new PageMoved(addressIn(language, found.path));
  return found;
}
