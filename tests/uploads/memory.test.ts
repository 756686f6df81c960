import { testMemoryOf } from './memory-of-uploads.ts';

// What takes the most while it is decoded, more of it than is decoded at once, and what is refused
// for taking more.
testMemoryOf(['interlaced', 'interlaced', 'unsampled']);
