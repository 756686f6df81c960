import { groupColour } from '../../../../model/brand/group-colour.ts';
import { groupClass } from '../../../ui/group-class.ts';
import type { ServiceGroup } from './built-in/built-in-home.ts';

export interface PaintedGroup extends ServiceGroup {
  gradient: string;
  /** An outline in a square of 120. */
  motif: string;
}

/** Tiles of the hero's mosaic. */
const motifs = [
  'M0 0H120A120 120 0 0 1 0 120z',
  'M0 0A120 120 0 0 1 120 120A120 120 0 0 1 0 0z',
  'M0 0H120A60 60 0 0 1 0 0zM0 120H120A60 60 0 0 0 0 120z',
  'M0 60H120A60 60 0 0 1 0 60z',
  'M60 0L77.6 17.6H102.4V42.4L120 60 102.4 77.6V102.4H77.6L60 120 42.4 102.4H17.6V77.6L0 60 17.6 42.4V17.6H42.4z',
];

export const paintGroup = (group: ServiceGroup, index: number): PaintedGroup => ({
  ...group,
  gradient: groupClass(group.colour ?? groupColour('auto', index)),
  motif: motifs[index % motifs.length] ?? '',
});
