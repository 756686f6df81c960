import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isProof: boolean;
  }
}

/** How far a test goes in `npm run proof`, and in `npm test`. */
export const inProof = <T>(all: T, some: T): T => (inject('isProof') ? all : some);
