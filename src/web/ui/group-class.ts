import type { GroupColour } from '../../model/brand/group-colour.ts';

/** The class with a service group's colours, which `gradient-fill` and `gradient-deep` paint with. */
export const groupClass = (colour: GroupColour) => `group-${colour}`;
