import type { Field, Fields } from './field.ts';
import type { PictureTextKey } from './images.ts';
import type { Block, Children, Collection, Group, Node, Page } from './nodes.ts';

/**
 * A page's content as a file holds it: the tree of its answer, with the Arabic beside the English
 * and every picture by its file name.
 */
export type DemoOf<P extends Page> = DemoNode<P['root']>;

type DemoNode<N extends Node> =
  N extends Block<infer F, infer C>
    ? DemoValues<F> & DemoChildren<C>
    : N extends Collection<infer F, infer C>
      ? (DemoValues<F> & DemoChildren<C> & { _id?: string })[]
      : N extends Group<infer C>
        ? DemoChildren<C>
        : never;

type DemoChildren<C extends Children> = { [K in keyof C]: DemoNode<C[K]> };

/** A picture's own texts may be left out. */
type DemoValues<F extends Fields> = {
  [K in Exclude<keyof F, PictureTextKey<F>>]: DemoValue<F[K]>;
} & { [K in keyof F & PictureTextKey<F>]?: DemoValue<F[K]> } & { ar: DemoArabic<F> };

type DemoValue<F extends Field> = F extends { type: 'object'; fields?: infer Inner extends Fields }
  ? DemoValues<Inner>
  : F extends { type: 'list'; fields?: infer Inner extends Fields }
    ? DemoValues<Inner>[]
    : F extends Field<infer T>
      ? T
      : never;

/** Every text must have its Arabic; a blank optional one may leave it out. */
type DemoArabic<F extends Fields> = {
  [K in keyof F as F[K] extends { type: 'text' | 'texts' } ? K : never]?: F[K] extends Field<
    infer T
  >
    ? T
    : never;
};
