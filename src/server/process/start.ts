import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from './root.ts';

// Before anything large is loaded: compiled code is kept for the next start, a fifth of its time.
enableCompileCache(join(root, 'node_modules/.cache/wajha'));
await import('./serve.ts');
