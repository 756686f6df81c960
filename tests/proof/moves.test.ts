import { testMoves } from '../backups/moves.ts';
import { places } from '../backups/site.ts';

testMoves(places, () => places);
