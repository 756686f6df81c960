import type { Fields, Values } from './field.ts';
import type {
  Block,
  BuiltInBlock,
  Children,
  Collection,
  Group,
  NoChildren,
  Node,
  Page,
} from './nodes.ts';

/** The answer of a page in one language. */
export type AnswerOf<P extends Page> =
  P extends Page<infer R>
    ? R extends Block<infer F, infer C>
      ? BlockAnswer<F, C>
      : R extends Group<infer C>
        ? ChildrenAnswer<C>
        : never
    : never;

/** A record of a collection, with what it holds. */
export type ItemOf<N extends Node> =
  N extends Collection<infer F, infer C>
    ? Values<F> &
        ChildrenAnswer<C> & { _id: string; version: number; createdAt: string } & (N extends {
          slugFrom: string;
        }
          ? { slug: string }
          : unknown)
    : never;

/** A single record, without what it holds. */
export type SingleOf<N extends Node> =
  N extends Block<infer F> ? BlockAnswer<F, NoChildren> : never;

/** The same in both languages at once: beside texts that have their Arabic it stands in `ar`. */
export type InBoth<T> = T extends readonly (infer E)[]
  ? InBoth<E>[]
  : T extends object
    ? { [K in keyof T]: InBoth<T[K]> } & { ar?: ArabicOf<T> }
    : T;

type ArabicOf<T> = { [K in keyof T as T[K] extends string | string[] ? K : never]?: T[K] };

type NodeAnswer<N extends Node> =
  N extends BuiltInBlock<infer F, infer C>
    ? BlockAnswer<F, C>
    : N extends Block<infer F, infer C>
      ? BlockAnswer<F, C> | null
      : N extends Collection
        ? ItemOf<N>[]
        : N extends Group<infer C>
          ? ChildrenAnswer<C>
          : never;

type BlockAnswer<F extends Fields, C extends Children> = Values<F> &
  ChildrenAnswer<C> & { version: number };

type ChildrenAnswer<C extends Children> = { [K in keyof C]: NodeAnswer<C[K]> };
