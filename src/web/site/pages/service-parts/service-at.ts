import { redirect } from 'react-router';
import { addressIn, languageOf } from '../../language/address.ts';
import { load } from '../../load.ts';
import type { Args } from './say-why.ts';

const loadMain = load({
  found: ({ subservice }) => `/services/address/${subservice}` as `/services/address/${string}`,
});
const loadPrimary = load({
  found: ({ subservice, service }) => `/services/address/${subservice}/${service}` as const,
});

export const mainServiceAt = async (args: Args) => presentAt(args, await loadMain(args));
export const primaryServiceAt = async (args: Args) => presentAt(args, await loadPrimary(args));

/** An address that a rename has left behind leads on for good. */
function presentAt<F extends { path: string; moved: boolean }>(
  { url }: Args,
  { found }: { found: F },
): F {
  if (found.moved) throw redirect(addressIn(languageOf(url.pathname), found.path), 301);
  return found;
}
