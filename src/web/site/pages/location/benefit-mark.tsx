import { Emblem } from '../../illustrations/emblem.tsx';
import type { EmblemName } from '../../illustrations/emblems.ts';

/** By the keyword that an editor writes, which may be any word: an object has more than are written here. */
const names = new Map<string, EmblemName>([
  ['map', 'map'],
  ['globe', 'travel'],
  ['clock', 'clock'],
  ['chat', 'answer'],
  ['phone', 'phone'],
  ['search', 'search'],
  ['star', 'star'],
  ['cart', 'cart'],
]);

/** Drawn by its keyword; an emoji stands as it is; whatever else gets the agency's arch. */
export function BenefitMark({ icon }: { icon: string }) {
  return /\p{Extended_Pictographic}/u.test(icon) ? (
    <span aria-hidden="true" className="text-heading leading-none">
      {icon}
    </span>
  ) : (
    <Emblem name={names.get(icon.trim().toLowerCase()) ?? 'arch'} size={64} />
  );
}
