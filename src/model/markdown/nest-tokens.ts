import type { Token } from 'markdown-it';

export interface Nested {
  token: Token;
  inside: Nested[];
}

/** The parser gives a row of tokens that open and close; too deep, their marks are only text. */
export function nestTokens(tokens: Token[], deepest = Number.POSITIVE_INFINITY): Nested[] {
  const whole: Nested[] = [];
  const open = [whole];
  let tooDeep = 0;
  for (const token of tokens) {
    const around = open.at(-1) ?? whole;
    if (token.nesting === -1 && tooDeep === 0) {
      open.pop();
      continue;
    }
    const nested = { token, inside: [] };
    around.push(nested);
    if (tooDeep > 0 || (token.nesting === 1 && open.length > deepest)) tooDeep += token.nesting;
    else if (token.nesting === 1) open.push(nested.inside);
  }
  return whole;
}
