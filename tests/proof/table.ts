import { appendFileSync } from 'node:fs';

export interface Row {
  tried: string;
  lost: string;
  seen?: string;
}

/** A line of the table that `npm run proof` ends with; nothing where nobody wants one. */
export function note(part: string, name: string, { tried, lost, seen = '' }: Row): void {
  const file = process.env.WAJHA_PROOF_TABLE;
  if (file) appendFileSync(file, `${JSON.stringify({ part, name, tried, lost, seen })}\n`);
}
