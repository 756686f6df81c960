import { redirect } from 'react-router';
import { contentReader, type MainService, type PrimaryService } from '../../content.ts';
import { addressIn, languageOf } from '../../language/address.ts';
import type { Args } from './say-why.ts';

interface Found {
  /** The present English path, whichever spelling was asked for. */
  path: string;
  /** Whether the address is one that a rename has left behind. */
  moved: boolean;
}

export interface MainServiceFound extends Found {
  service: MainService;
}

export interface PrimaryServiceFound extends Found {
  service: PrimaryService;
  mainService: MainService;
}

export const mainServiceAt = (args: Args) =>
  serviceAt<MainServiceFound>(args, [args.params.subservice]);

export const primaryServiceAt = (args: Args) =>
  serviceAt<PrimaryServiceFound>(args, [args.params.subservice, args.params.service]);

async function serviceAt<F extends Found>(
  { context, url }: Args,
  slugs: (string | undefined)[],
): Promise<F> {
  const language = languageOf(url.pathname);
  const address = slugs.map((slug = '') => encodeURIComponent(slug)).join('/');
  const reader = context.get(contentReader);
  const found = (await reader.read(`/services/address/${address}`, language)) as F;
  if (found.moved) throw redirect(addressIn(language, found.path), 301);
  return found;
}
