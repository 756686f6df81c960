import { testMemoryOf } from './memory-of-uploads.ts';

// What takes the most while it is decoded, more of it than is decoded at once.
testMemoryOf(['interlaced', 'interlaced', 'interlaced', 'interlaced']);
