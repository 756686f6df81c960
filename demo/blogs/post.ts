import type { blogs } from '../../src/model/pages/blogs/index.ts';
import type { DemoOf } from '../../src/model/vocabulary/demo.ts';

export type Post = DemoOf<typeof blogs>['blogs'][number];
