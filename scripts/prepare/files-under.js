import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a folder. (`recursive` of readdir is younger than the Nodes that come here.) */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
