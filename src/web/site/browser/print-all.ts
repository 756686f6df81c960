import { layOutAll } from './lay-out-rest.ts';

/** Safari prints a page as it stands: nothing may still wait to be laid out or scrolled to. */
export function printAll() {
  addEventListener('beforeprint', () => {
    layOutAll();
    for (const picture of document.images) picture.loading = 'eager';
  });
}
