import { may } from '../../model/rights.ts';
import type { Viewer } from '../http/gate.ts';

/** What a read shows: what is published, or also what is hidden from visitors. */
export type View = 'published' | 'everything';

export const viewOf = (viewer: Viewer): View =>
  may(viewer, 'read content', { hidden: true }) ? 'everything' : 'published';
