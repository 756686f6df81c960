import type { Language } from '../language.ts';
import type { ContentPage } from '../pages/index.ts';
import type { AnswerOf, InBoth, ItemOf, SingleOf } from '../vocabulary/answers.ts';
import type { Block, Children, Collection, Group, Node, Page } from '../vocabulary/nodes.ts';
import type { NamedAnswers } from './named-answers.ts';

/** How the pages of the site and the server read what visitors may see: in both languages at once. */
export interface ContentReader extends ContentReads<'both'> {
  in(language: Language): ContentReads<'one'>;
}

export interface ContentReads<L extends 'one' | 'both'> extends NamedReads<L> {
  /** A page of the content with all that stands in it; of a list that can be long, the beginning. */
  page<K extends PageKey>(key: K): Promise<In<L, PageAnswer<K>>>;
  /** The same with a part of its long list, and how many records there are in all. */
  list<K extends ListKey>(
    key: K,
    part: ListPart,
  ): Promise<In<L, PageAnswer<K>> & { total: number }>;
  /** A record of a collection, with what it holds. */
  record<K extends RecordKind>(kind: K, id: string): Promise<In<L, RecordAnswer<K>>>;
  /** A single record, without the rest of its page. */
  single<K extends SingleKind>(kind: K): Promise<In<L, SingleAnswer<K>>>;
}

type NamedReads<L> = { [N in keyof NamedAnswers]: () => Promise<In<L, NamedAnswers[N]>> };

type In<L, T> = L extends 'both' ? InBoth<T> : T;

export interface ListPart {
  limit: number;
  /** The first where it is not given. */
  page?: number;
}

export type PageKey = ContentPage['key'];
export type PageAnswer<K extends PageKey> = AnswerOf<PageWith<K>>;

/** The pages with a list that stands at their own address, and can be long. */
export type ListKey = KeyIfListed<ContentPage>;

export type RecordKind = Extract<ContentPlace, { node: Collection }>['kind'];
export type RecordAnswer<K extends RecordKind> = ItemOf<NodeAt<K>>;

export type SingleKind = Extract<ContentPlace, { node: Block }>['kind'];
export type SingleAnswer<K extends SingleKind> = SingleOf<NodeAt<K>>;

type PageWith<K, P = ContentPage> =
  P extends Page<Block | Group, infer Own> ? (K extends Own ? P : never) : never;

type KeyIfListed<P> =
  P extends Page<Group<infer C>, infer K>
    ? Extract<C[keyof C], { path: '' }> extends never
      ? never
      : K
    : never;

/** Where each record stands: the keys down to it. */
type ContentPlace = PlacesOf<ContentPage>;
type NodeAt<K> = Extract<ContentPlace, { kind: K }>['node'];

type PlacesOf<P> = P extends Page<infer R, infer K> ? PlacesFrom<R, K> : never;

type PlacesFrom<N extends Node, Kind extends string> = Kind extends string
  ? (N extends Group ? never : { kind: Kind; node: N }) | PlacesBelow<N['children'], Kind>
  : never;

type PlacesBelow<C extends Children, Kind extends string> = {
  [K in keyof C & string]: PlacesFrom<C[K], `${Kind}.${K}`>;
}[keyof C & string];
