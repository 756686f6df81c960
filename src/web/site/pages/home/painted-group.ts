import { groupClass } from '../../../ui/group-class.ts';
import type { ServiceGroup } from './built-in/built-in-home.ts';
import { shapes } from './facade/shapes.ts';

export interface PaintedGroup extends ServiceGroup {
  gradient: string;
  /** The outline of one of the hero's tiles. */
  motif: string;
}

const { quarter, leaf, arches, bowl, star } = shapes;
const motifs = [quarter, leaf, arches, bowl, star];

export const paintGroup = (group: ServiceGroup, index: number): PaintedGroup => ({
  ...group,
  gradient: groupClass(group.colour),
  motif: motifs[index % motifs.length] ?? '',
});
