import { asking } from '../asking.ts';

/** Asks for a sign-in over whatever is open, so that a save goes on where it stopped. */
export const signInAgain = asking();
