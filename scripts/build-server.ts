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
    'sqlite-writer-thread': join(root, 'src/server/storage/sqlite-writer-thread.ts'),
    worker: join(root, 'src/server/jobs/worker.ts'),
    'backup-tasks': join(root, 'src/server/backups/backup-tasks.ts'),
    'compress-tasks': join(root, 'src/server/answers/compress-tasks.ts'),
    'picture-tasks': join(root, 'src/server/pictures/picture-tasks.ts'),
    'social-tasks': join(root, 'src/server/site/social-tasks.ts'),
  },
  platform: 'node',
  external: ['sharp', 'pg', 'vite'],
});
await bundle.write({ dir: join(root, 'build/start'), format: 'esm', cleanDir: true });
await bundle.close();
