import type { ComponentType, ReactNode } from 'react';
import type { Asked } from './asked.ts';
import type { Load } from './load.ts';

/** What is shown at an address, ready to be rendered. */
export interface Composed {
  status: number;
  content: ReactNode;
  /** The address of the style sheet of its kind of page, which takes in what all share: site.css. */
  style?: string | undefined;
}

export type SitePage = (asked: Asked) => Promise<Composed>;

interface PageOptions<T> extends Pick<Composed, 'style'> {
  /** Where it is not always 200. */
  statusOf?: (loaded: T) => number;
}

/** A page: what it reads and what it shows of that. */
export function sitePage<T extends object>(
  load: Load<T>,
  Page: ComponentType<T>,
  { statusOf = () => 200, style }: PageOptions<T> = {},
): SitePage {
  return async (asked) => {
    const loaded = await load(asked);
    return { status: statusOf(loaded), content: <Page {...loaded} />, style };
  };
}
