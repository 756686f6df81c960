import type {
  Block,
  BuiltInBlock,
  BuiltInCollection,
  Children,
  Collection,
  Group,
  Node,
  Page,
} from './nodes.ts';
import type { WrittenValues } from './written.ts';

/** A page's content as files hold it: the tree of its answer. */
export type DemoOf<P extends Page> = DemoNode<P['root']>;

type DemoNode<N extends Node> =
  N extends Block<infer F, infer C>
    ? WrittenValues<F> & DemoChildren<C>
    : N extends Collection<infer F, infer C>
      ? (WrittenValues<F> & DemoChildren<C> & { _id?: string })[]
      : N extends Group<infer C>
        ? DemoChildren<C>
        : never;

type DemoChildren<C extends Children> = {
  [K in Exclude<keyof C, BuiltInKey<C>>]: DemoNode<C[K]>;
} & { [K in BuiltInKey<C>]?: DemoNode<C[K]> };

/** What the product brings along may be left as it is. */
type BuiltInKey<C extends Children> = {
  [K in keyof C]: C[K] extends BuiltInBlock | BuiltInCollection ? K : never;
}[keyof C];
