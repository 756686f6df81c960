import { describeBackup } from '../backups/backups.ts';
import { places } from '../backups/site.ts';

describeBackup([places[1], places[2]]);
