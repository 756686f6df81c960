import { testMemoryOf } from './memory-of-uploads.ts';

// What takes the most while it is decoded, and what is refused for taking more. More than is decoded
// at once is in tests/proof.
testMemoryOf(['interlaced', 'unsampled']);
