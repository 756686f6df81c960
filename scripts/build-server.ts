import { join } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * The server as few files: reading and resolving hundreds of modules was most of its start-up time.
 * What has a native part, or is needed on few machines only, stays in node_modules.
 */
const root = join(import.meta.dirname, '..');
const bundle = await rolldown({
  input: {
    start: join(root, 'src/server/process/start.ts'),
    'backup-process': join(root, 'src/server/backups/backup-process.ts'),
    'compress-process': join(root, 'src/server/answers/compress-process.ts'),
    'social-process': join(root, 'src/server/site/social-process.ts'),
    'sqlite-writer-thread': join(root, 'src/server/storage/sqlite-writer-thread.ts'),
    'picture-process': join(root, 'src/server/pictures/picture-process.ts'),
  },
  platform: 'node',
  external: ['sharp', 'pg', 'vite'],
});
await bundle.write({ dir: join(root, 'build/start'), format: 'esm', cleanDir: true });
await bundle.close();
