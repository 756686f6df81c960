import { loadSettings, type Settings } from '../process/settings.ts';
import { StartProblem } from '../process/start-problem.ts';
import { openExisting } from '../storage/open-storage.ts';
import { keepPrivate } from '../storage/private-files.ts';
import type { Database } from '../storage/storage.ts';
import { forgetAddresses } from './known-addresses.ts';
import { hashPassword } from './password.ts';
import { randomPassword } from './random-password.ts';

/**
 * `npm run admin:reset`: works beside a running server. The password is made up here, since one
 * given on the command line would stay in the shell's history.
 */
try {
  const { username, password } = await reset(loadSettings());
  process.stdout.write(
    `wajha: the new password of ${username} is ${password} (every sign-in has ended)\n`,
  );
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`wajha: ${error.message}\n`);
  process.exitCode = 1;
}

async function reset(settings: Settings) {
  await keepPrivate(settings.dataDir);
  const storage = await openExisting(settings);
  try {
    return await withNewPassword(storage.db);
  } finally {
    await storage.close();
  }
}

async function withNewPassword(db: Database) {
  const tables = await db.introspection.getTables();
  const administrator = tables.some(({ name }) => name === 'administrator')
    ? await db.selectFrom('administrator').selectAll().orderBy('created_at').executeTakeFirst()
    : undefined;
  if (!administrator) {
    throw new StartProblem('There is no administrator yet; the first start makes one.');
  }
  const { id, username } = administrator;
  const password = randomPassword();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('administrator')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('session').where('administrator_id', '=', id).execute();
    await forgetAddresses(transaction, id);
  });
  return { username, password };
}
