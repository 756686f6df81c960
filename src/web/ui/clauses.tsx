import { Fragment } from 'react';

/** A preposition with a short word: a longer one may have no room beside it. */
const inOne = /(?<!\S)((?:من|في|عن|على|إلى|مع)\s\S{1,5})(?!\S)/;

interface ClausesProps {
  text: string;
  /** Whether a line may not end between an Arabic preposition and its word. */
  keepsPrepositions?: boolean;
}

/** A few words whose lines end where a clause ends, as long as there is room for a whole one. */
export function Clauses({ text, keepsPrepositions = false }: ClausesProps) {
  const clauses = text.split(/(?<=[.,:;!?،؛؟])\s+/);
  const withPrepositions = (words: string) => (keepsPrepositions ? <InOne text={words} /> : words);
  if (clauses.length === 1) return withPrepositions(text);
  return Object.entries(clauses).map(([place, clause]) => (
    <Fragment key={place}>
      {place !== '0' && ' '}
      <span className="inline-block">{withPrepositions(clause)}</span>
    </Fragment>
  ));
}

function InOne({ text }: { text: string }) {
  return Object.entries(text.split(inOne)).map(([place, piece]) =>
    inOne.test(piece) ? (
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
