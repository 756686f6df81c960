import { cpSync } from 'node:fs';

/** Where the run keeps a data directory with the demo site in it, and its administrator's password. */
export interface SeededData {
  folder: string;
  password: string;
}

const name = 'WAJHA_TEST_SEEDED_DATA';

/** For the processes that this one starts. */
export function announceSeededData(data: SeededData): void {
  process.env[name] = JSON.stringify(data);
}

export function seededData(): SeededData | undefined {
  const data = process.env[name];
  return data ? JSON.parse(data) : undefined;
}

/**
 * Fills a new data directory with the demo site, as the first start would, and gives the password
 * that is in it. Nothing where the run has none, or where the settings ask for something else.
 */
export function copySeededData(folder: string, env: Record<string, string>): string | undefined {
  const seeded = seededData();
  if (!seeded || Object.keys(env).some((setting) => decidesOnSeeding.test(setting))) return;
  cpSync(seeded.folder, folder, { recursive: true });
  return seeded.password;
}

const decidesOnSeeding = /^(SEED|DATABASE_URL|ADMIN_|S3_)/;
