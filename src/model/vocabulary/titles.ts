import type { Block, Collection } from './nodes.ts';

/** The texts that tell records apart, the one they are called by first: lines before paragraphs. */
export function titleKeys({ fields }: Block | Collection): string[] {
  const texts = Object.keys(fields).filter(
    (key) => fields[key]?.type === 'text' && fields[key].required,
  );
  const isLine = (key: string) => fields[key]?.input.rows === undefined;
  return [...texts.filter(isLine), ...texts.filter((key) => !isLine(key))];
}
