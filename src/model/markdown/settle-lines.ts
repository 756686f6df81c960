/**
 * Decides line by line what is a mark and what is writing, before the text is parsed: most texts
 * were written as plain ones and must go on looking as they were meant. What is no mark gets a
 * backslash, and a list or a quote ends where its lines end.
 */
export function settleLines(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n\s*\n/g, '\n\n')
    .split('\n');
  return partsOf(lines, true).map(settlePart).join('\n\n');
}

interface Part {
  type: 'list' | 'quote' | 'lines';
  lines: string[];
}

const item = /^\s*(?:-|(\d{1,3})\.)[ \t]+(?=\S)/;
const quote = /^>(?:[ \t]|$)/;
const isIndented = (line: string) => /^[ \t]/.test(line);

function partsOf(lines: string[], mayQuote: boolean): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const type = last?.type === 'list' && goesOn(last, line) ? 'list' : typeOf(line, mayQuote);
    if (last?.type === type && (type !== 'list' || goesOn(last, line))) last.lines.push(line);
    else parts.push({ type, lines: [line] });
  }
  return parts.map((part) => (isRealList(part) ? part : asLines(part))).reduce(join, []);
}

const typeOf = (line: string, mayQuote: boolean) =>
  mayQuote && quote.test(line) ? 'quote' : item.test(line) ? 'list' : 'lines';

const isNumbered = (line = '') => item.exec(line)?.[1] !== undefined;

/** A list goes on over blank and indented lines, and with items of its own sort. */
const goesOn = ({ lines: [first] }: Part, line: string) =>
  line === '' || isIndented(line) || (item.test(line) && isNumbered(line) === isNumbered(first));

/** Two items at least, and numbers from one: alone, `- Ahmed` is a signature and `1998.` a year. */
function isRealList({ type, lines }: Part): boolean {
  if (type !== 'list') return true;
  const items = lines.filter((line) => !isIndented(line) && item.test(line));
  return items.length > 1 && Number(item.exec(lines[0] ?? '')?.[1] ?? 1) === 1;
}

const asLines = ({ lines }: Part): Part => ({ type: 'lines', lines });

function join(parts: Part[], part: Part): Part[] {
  const last = parts.at(-1);
  if (last?.type === 'lines' && part.type === 'lines') last.lines.push(...part.lines);
  else parts.push(part);
  return parts;
}

function settlePart({ type, lines }: Part): string {
  if (type === 'lines') return lines.map(settleLine).join('\n');
  if (type === 'list') return lines.map((line) => settleAfter(item, line)).join('\n');
  const quoted = lines.map((line) => line.replace(quote, ''));
  return partsOf(quoted, false).map(settlePart).join('\n\n').replaceAll(/^/gm, '> ');
}

/** An item holds words: `- - -` would be a list in a list in a list. */
function settleAfter(marker: RegExp, line: string): string {
  const length = marker.exec(line)?.[0].length ?? 0;
  return line.slice(0, length) + settleLine(line.slice(length));
}

/** Signs that would begin a part, and do not. */
const opening = /^(\s*)(?:([-+*>])|(#+)|(\d+)([.)]))/;

function settleLine(line: string): string {
  const [whole, indent = '', sign, hashes, number, stop] = opening.exec(line) ?? [];
  if (whole === undefined) return line;
  const rest = line.slice(whole.length);
  if (rest !== '' && !/^\s/.test(rest) && sign !== '>') return line;
  if (number) return `${indent}${number}\\${stop}${rest}`;
  if (hashes && indent === '' && (hashes === '##' || hashes === '###')) return line;
  return `${indent}\\${sign ?? hashes}${rest}`;
}
