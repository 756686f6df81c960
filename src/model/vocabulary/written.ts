import type { Field, Fields } from './field.ts';
import type { PictureTextKey } from './images.ts';

/** The values of a record as a file holds them: the Arabic beside the English, pictures by name. */
export type WrittenValues<F extends Fields> = {
  [K in Exclude<keyof F, PictureTextKey<F>>]: WrittenValue<F[K]>;
} & {
  // A picture's own texts may be left out.
  [K in keyof F & PictureTextKey<F>]?: WrittenValue<F[K]>;
} & { ar: WrittenArabic<F> };

type WrittenValue<F extends Field> = F extends {
  type: 'object';
  fields?: infer Inner extends Fields;
}
  ? WrittenValues<Inner>
  : F extends { type: 'list'; fields?: infer Inner extends Fields }
    ? WrittenValues<Inner>[]
    : F extends Field<infer T>
      ? T
      : never;

/** Every text must have its Arabic; a blank optional one may leave it out. */
type WrittenArabic<F extends Fields> = {
  [K in keyof F as F[K] extends { type: 'text' | 'texts' } ? K : never]?: F[K] extends Field<
    infer T
  >
    ? T
    : never;
};
