import { troublesMet } from './database-trouble.ts';

export type Damage = ReturnType<typeof watchDamage>;

/** Whether the database is known to be damaged: from the first such error on, until a check finds it sound. */
export function watchDamage() {
  let accepted = met();
  let isFlawed = false;
  return {
    isKnown: () => isFlawed || met() > accepted,
    /** Does a check, which gives the damage it finds; errors met meanwhile count for the next. */
    async check(find: () => Promise<string>): Promise<string> {
      const before = met();
      const flaw = await find();
      isFlawed = flaw !== '';
      if (!isFlawed) accepted = before;
      return flaw;
    },
  };
}

const met = () => troublesMet.damaged ?? 0;
