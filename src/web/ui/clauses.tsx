import { Fragment } from 'react';

/** A few words whose lines end where a clause ends, as long as there is room for a whole one. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.split(/(?<=[.,:;!?،؛؟])\s+/);
  if (clauses.length === 1) return text;
  return Object.entries(clauses).map(([place, clause]) => (
    <Fragment key={place}>
      <span className="inline-block">{clause}</span>{' '}
    </Fragment>
  ));
}
