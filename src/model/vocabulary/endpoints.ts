import { type Message, message } from '../messages/message.ts';
import type { Block, Collection, Page } from './nodes.ts';
import { idName, type Place, placesOf } from './tree.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API, as the router mounts it and the description lists it. */
export interface Endpoint {
  readonly method: Method;
  /** Below /api, parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  /** Whether it needs an administrator's token. */
  readonly admin: boolean;
  /** What a 5xx says instead of its cause. */
  readonly failed: Message;
}

export type ContentAction =
  | { does: 'read page'; page: Page }
  | { does: 'read item'; place: Place<Collection> }
  | { does: 'create' | 'save item' | 'delete item' | 'reorder'; place: Place<Collection> }
  | { does: 'save block' | 'delete block'; place: Place<Block> }
  | { does: 'list versions' | 'restore'; place: Place };

export type ContentEndpoint = Endpoint & ContentAction;

/** The calls that follow from where each node stands. */
export function contentEndpoints(page: Page): ContentEndpoint[] {
  const read: ContentEndpoint = {
    does: 'read page',
    page,
    method: 'GET',
    path: page.path,
    summary: `Read ${page.key}`,
    admin: false,
    failed: page.fetchFailed,
  };
  return [
    read,
    ...placesOf(page).flatMap((place) =>
      isBlock(place)
        ? blockEndpoints(place)
        : isCollection(place)
          ? collectionEndpoints(place)
          : [],
    ),
  ];
}

const isBlock = (place: Place): place is Place<Block> => place.node.type === 'block';
const isCollection = (place: Place): place is Place<Collection> => place.node.type === 'collection';

function blockEndpoints(place: Place<Block>): ContentEndpoint[] {
  const { node, path } = place;
  const { noun, updateFailed, deleteFailed } = node.messages;
  const save: ContentEndpoint = {
    does: 'save block',
    place,
    method: 'PUT',
    path,
    summary: `Save the ${noun}`,
    admin: true,
    failed: updateFailed,
  };
  const remove: ContentEndpoint = {
    does: 'delete block',
    place,
    method: 'DELETE',
    path,
    summary: `Delete the ${noun}`,
    admin: true,
    failed: deleteFailed,
  };
  return [save, ...(node.deletable ? [remove] : []), ...historyEndpoints(place, path)];
}

function collectionEndpoints(place: Place<Collection>): ContentEndpoint[] {
  const { node, path, page, kind } = place;
  const { noun, addFailed, updateFailed, deleteFailed } = node.messages;
  const item = `${path}/:${idName(kind)}`;
  const write = { place, admin: true } as const;
  const endpoints: ContentEndpoint[] = [
    {
      does: 'read item',
      place,
      method: 'GET',
      path: item,
      summary: `Read one ${noun}`,
      admin: false,
      failed: page.fetchFailed,
    },
    {
      ...write,
      does: 'create',
      method: 'POST',
      path,
      summary: `Add a ${noun}`,
      failed: addFailed,
    },
    {
      ...write,
      does: 'save item',
      method: 'PUT',
      path: item,
      summary: `Save a ${noun}`,
      failed: updateFailed,
    },
    {
      ...write,
      does: 'delete item',
      method: 'DELETE',
      path: item,
      summary: `Delete a ${noun}`,
      failed: deleteFailed,
    },
  ];
  const reorder: ContentEndpoint = {
    ...write,
    does: 'reorder',
    method: 'PUT',
    path: `${path}/order`,
    summary: `Put every ${noun} in order`,
    failed: updateFailed,
  };
  return [...endpoints, ...(node.newestFirst ? [] : [reorder]), ...historyEndpoints(place, item)];
}

function historyEndpoints(place: Place, path: string): ContentEndpoint[] {
  const { noun, updateFailed } = place.node.messages;
  return [
    {
      does: 'list versions',
      place,
      method: 'GET',
      path: `${path}/history`,
      summary: `The earlier versions of a ${noun}`,
      admin: true,
      failed: message('fetchFailed', { noun: 'history' }),
    },
    {
      does: 'restore',
      place,
      method: 'POST',
      path: `${path}/history/:versionNumber/restore`,
      summary: `Bring back an earlier version of a ${noun}`,
      admin: true,
      failed: updateFailed,
    },
  ];
}
