import { testDamaged } from '../backups/damaged.ts';
import { places } from '../backups/site.ts';

testDamaged(places);
