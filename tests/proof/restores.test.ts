import { describeRestore } from '../backups/restores.ts';
import { places } from '../backups/site.ts';

describeRestore(places[2]);
