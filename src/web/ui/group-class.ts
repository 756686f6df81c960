import type { GroupColour } from '../../model/brand/group-colour.ts';

/**
 * The class with the two colours of a service group; `gradient-fill` and `gradient-deep` paint with
 * them.
 */
export const groupClass = (colour: GroupColour) => `group-${colour}`;
