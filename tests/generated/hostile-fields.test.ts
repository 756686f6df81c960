import { describeHostileRounds } from './hostile-rounds.ts';
import { hostileTexts } from './hostile-values.ts';

// Every third: each text is in some field of every larger kind. In tests/proof, each in each.
describeHostileRounds([...hostileTexts.keys()].filter((round) => round % 3 === 0));
