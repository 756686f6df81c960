import type { ComponentType, ReactNode } from 'react';
import type { Asked } from './asked.ts';
import type { Load } from './load.ts';

/** What is shown at an address, ready to be rendered. */
export interface Composed {
  status: number;
  content: ReactNode;
}

export type SitePage = (asked: Asked) => Promise<Composed>;

/** A page: what it reads, what it shows of that, and its status where it is not always 200. */
export function sitePage<T extends object>(
  load: Load<T>,
  Page: ComponentType<T>,
  statusOf: (loaded: T) => number = () => 200,
): SitePage {
  return async (asked) => {
    const loaded = await load(asked);
    return { status: statusOf(loaded), content: <Page {...loaded} /> };
  };
}
