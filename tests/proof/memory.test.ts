import { testMemoryOf } from '../uploads/memory-of-uploads.ts';

testMemoryOf([
  ...([
    'plain',
    'interlaced',
    'turned',
    'progressive',
    'webp',
    'gif',
    'deep',
    'unsampled',
  ] as const),
  ...(['gif', 'interlaced'] as const),
]);
