import { describeHostileRounds } from '../generated/hostile-rounds.ts';
import { hostileTexts } from '../generated/hostile-values.ts';

describeHostileRounds([...hostileTexts.keys()]);
