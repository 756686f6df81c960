import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's directory, found from the sources and from the built program alike. */
export const root = nearest(import.meta.dirname);

function nearest(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearest(dirname(folder));
}
