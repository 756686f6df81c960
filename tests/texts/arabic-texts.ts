import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface ArabicText {
  /** File and line. */
  at: string;
  arabic: string;
  /** What it renders, as far as its place tells. */
  english: string;
}

/** Every Arabic text that the demo content and the source hold, the admin area's included. */
export const arabicTexts = (): ArabicText[] =>
  globSync('{demo,src}/**/*.{ts,tsx}').flatMap((file) => {
    if (!arabicScript.test(readFileSync(file, 'utf8'))) return [];
    const texts = textsOf(file);
    const twin = file.replace(/\bar\.ts$/, 'en.ts');
    const english = new Map(
      [...texts, ...(twin !== file && existsSync(twin) ? textsOf(twin) : [])]
        .filter(({ text }) => !arabicScript.test(text))
        .map(({ place, text }) => [place.join('.'), text]),
    );
    return texts
      .filter(({ text }) => arabicScript.test(text))
      .map(({ line, place, text }) => ({
        at: `${file}:${line}`,
        arabic: text,
        english: besides(place, english),
      }));
  });

const arabicScript = /\p{Script=Arabic}/u;

interface Text {
  text: string;
  line: number;
  /** The names that lead to it, such as `banner`, `ar`, `heading`. */
  place: string[];
}

/**
 * The English stands at the same place in the twin of the file, without `ar` or with `en` instead;
 * or it is itself the name, as in a list of words with their Arabic.
 */
function besides(place: string[], english: Map<string, string>): string {
  const name = place.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const places = [
    place,
    place.filter((part) => part !== 'ar'),
    place.map((part) => (part === 'ar' ? 'en' : part)),
  ];
  return [name, ...places.map((each) => english.get(each.join('.')) ?? '')].join('\n');
}

/** All texts of a file, in any language. */
export function textsOf(file: string): Text[] {
  const source = readFileSync(file, 'utf8');
  const found: Text[] = [];
  collect(parseSync(file, source).program, []);
  return found;

  function collect(node: unknown, place: string[]): void {
    if (!isNode(node)) return;
    const text = textOf(node);
    if (text) found.push({ text, place, line: source.slice(0, node.start).split('\n').length });
    const name = nameOf(node);
    const inside = name === undefined ? place : [...place, name];
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' || key === 'id') continue;
      if (Array.isArray(value)) {
        value.forEach((child, index) => {
          collect(child, isCounted(key) ? [...inside, String(index)] : inside);
        });
      } else collect(value, inside);
    }
  }
}

/** Where what stands side by side has no names. */
const isCounted = (key: string) => key === 'elements' || key === 'arguments';

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

function textOf({ type, value, quasis }: SyntaxNode): string {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : '';
  if (type !== 'TemplateLiteral') return '';
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}');
}

function nameOf({ type, key, id }: SyntaxNode): string | undefined {
  if (type !== 'Property' && type !== 'VariableDeclarator') return undefined;
  const named = (key ?? id) as { name?: string; value?: string };
  return named.name ?? named.value;
}
