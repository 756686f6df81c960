import type { z } from 'zod';
import type { ColourUse } from '../brand/legible.ts';
import type { Bilingual } from '../language.ts';
import type { Markup } from '../markdown/pieces.ts';

/**
 * What an editor can fill in. A field knows its label, its limits and how to check a value; the
 * API, its description, the admin form and the stored row all follow from it.
 */
export interface Field<
  T = unknown,
  Type extends FieldType = FieldType,
  Inner extends Fields | undefined = Fields | undefined,
> {
  readonly type: Type;
  readonly label: Bilingual;
  readonly required: boolean;
  /** Whether Arabic may stand beside it. */
  readonly translated: boolean;
  readonly schema: z.ZodType<T>;
  /** What a read shows where nothing is stored. */
  readonly empty: T;
  readonly input: InputHints;
  /** The fields of an object, or of each object in a list. */
  readonly fields?: Inner;
}

export type FieldType =
  | 'text'
  | 'texts'
  | 'number'
  | 'date'
  | 'choice'
  | 'colour'
  | 'toggle'
  | 'image'
  | 'focus'
  | 'object'
  | 'list';

export type Fields = Record<string, Field>;

export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** What only a form needs to know. */
export interface InputHints {
  hint?: Bilingual;
  /** Rows of a text area; a single-line input has none. */
  rows?: number;
  /** What a text of several lines may hold beside plain words. */
  markup?: Markup;
  type?: 'email' | 'tel' | 'url' | 'link';
  max?: number;
  min?: number;
  step?: number;
  recommended?: readonly [min: number, max: number];
  /** What can be chosen, and what it is called. */
  options?: Readonly<Record<string, Bilingual>>;
  /** The choice whose options are the items of a list, one each. */
  oneForEach?: string;
  pngOnly?: boolean;
  /** The file picker offers PNG first, though other types are taken. */
  suggestsPng?: boolean;
  keywords?: readonly string[];
  /** How the site crops a picture, where that is not 8 to 5. */
  shape?: 'square' | 'round';
  /** The picture is shown as it is, never cropped, on a ground of this sort. */
  wholeOn?: 'light' | 'dark';
  /** What has to be legible with a colour. */
  use?: ColourUse;
  /** The field beside it that holds the other end of its gradient. */
  gradientFrom?: string;
}

export const emptyValues = <F extends Fields>(fields: F) => everyValue(fields, {}) as Values<F>;

/** One value for each field, in the order of the fields; values of unknown fields are left out. */
export function everyValue(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const every: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    every[key] = key in values ? values[key] : structuredClone(field.empty);
  }
  return every;
}

export const isTranslatedText = (field: Field) =>
  field.translated && (field.type === 'text' || field.type === 'texts');
