import { DatabaseTrouble, troubleIn } from './database-trouble.ts';

/** The database cannot be asked at the moment; it may be back in the next. */
export class DatabaseAway extends DatabaseTrouble {
  constructor(options?: ErrorOptions) {
    super('away', options);
  }
}

export const isDatabaseAway = (error: unknown): boolean => troubleIn(error)?.trouble === 'away';
