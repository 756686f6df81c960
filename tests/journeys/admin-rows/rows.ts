import { homeItems } from './home-items.ts';
import { pageBlocks } from './page-blocks.ts';
import { pageItems } from './page-items.ts';
import { serviceBlocks } from './service-blocks.ts';
import { serviceItems } from './service-items.ts';

export const itemRows = [...homeItems, ...pageItems, ...serviceItems];
export const blockRows = [...pageBlocks, ...serviceBlocks];
