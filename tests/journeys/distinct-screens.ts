import type { Fields } from '../../src/model/vocabulary/field.ts';
import type { Block, Collection } from '../../src/model/vocabulary/nodes.ts';
import { placeOf } from '../../src/web/admin/content/places.ts';
import type { Screen } from '../../src/web/admin/screens/rows.ts';
import { screens } from '../../src/web/admin/screens.ts';

/** The screens that show something that none before them does: together, all that there is. */
export function distinctScreens(): Set<Screen> {
  const seen = new Set<string>();
  return new Set(
    screens.filter((screen) => {
      const fresh = partsOf(screen).filter((part) => !seen.has(part));
      for (const part of fresh) seen.add(part);
      return fresh.length > 0;
    }),
  );
}

function partsOf({ kinds, panel }: Screen): string[] {
  const nodes = kinds.map((kind) => placeOf(kind).node as Block | Collection);
  const layout = panel ?? nodes.map(({ type }) => type).join(' above ');
  return [layout, ...nodes.flatMap(({ fields }) => controlsOf(fields))];
}

const controlsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ type, translated, input, fields: inner = {} }) => [
    [type, translated && 'in both languages', input.rows && 'of many lines'].join(),
    ...controlsOf(inner),
  ]);
