import { describeHostileRounds } from './hostile-rounds.ts';
import { hostileTexts } from './hostile-values.ts';

// Every twelfth: each text is in some field of the larger kinds. In tests/proof, each in each.
describeHostileRounds([...hostileTexts.keys()].filter((round) => round % 12 === 0));
