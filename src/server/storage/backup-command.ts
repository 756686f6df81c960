import { loadSettings } from '../process/settings.ts';
import { openStorage } from './open-storage.ts';

/** `npm run backup`: works beside a running server. */
const storage = await openStorage(loadSettings(), { exclusive: false });
const place = await storage.backUp();
await storage.close();
process.stdout.write(`wajha: backed up to ${place}\n`);
