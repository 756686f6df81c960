import { groupColour } from '../../../model/brand/group-colour.ts';
import type { Language } from '../../../model/language.ts';
import { builtIn as ar } from '../pages/home/built-in/ar.ts';
import { builtIn as en } from '../pages/home/built-in/en.ts';

/** The groups that header and footer name where those of the menu cannot be read. */
export const builtInServices = (language: Language) =>
  ({ en, ar })[language].services.map(({ name, route }, position) => ({
    name,
    route,
    colour: groupColour('auto', position),
  }));
