import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { note } from '../proof/table.ts';
import { engines } from '../support/app.ts';
import { inProof } from '../support/in-proof.ts';
import { freshPostgres } from '../support/postgres-database.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { signIn } from '../support/sign-in.ts';

describeKills(inProof({ saves: 500, kills: 500 }, { saves: 9, kills: 1 }));

/** A life ends a moment after so many saves at the most, so that slow machines get on too. */
const savesInALife = 16;

/**
 * The process is killed, the machine is not: what the process had handed to the system is still
 * written. So this shows that no save is acknowledged before it is committed, and that a start
 * cleans up after any death. A power cut that takes the system's memory along is not tried: that a
 * commit is on the disk is the engine's promise (and the tests' PostgreSQL has `fsync` off).
 */
function describeKills({ saves, kills }: { saves: number; kills: number }): void {
  describe.each(engines)('on %s', (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wajha-kill-'));
    afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

    test(`${saves} saves amid ${kills} kills of the process at random moments: none that was acknowledged is lost`, async () => {
      const env = {
        SEED: 'none',
        LOG_LEVEL: 'silent',
        ADMIN_PASSWORD: 'a password for tests',
        ...(engine === 'postgres' && { DATABASE_URL: await freshPostgres() }),
      };
      const acknowledged = new Set<string>();
      let killed = 0;
      while (acknowledged.size < saves || killed < kills) {
        const server = await startServer({ env, dataDir });
        const token = await signIn(server);
        expect(await storedQuestions(server)).toEqual(expect.arrayContaining([...acknowledged]));
        await saveUntilItDies(server, token, acknowledged);
        await server.stop();
        killed += 1;
        if (engine === 'sqlite') expect(integrity(dataDir)).toBe('ok');
      }
      const server = await startServer({ env, dataDir });
      expect(await storedQuestions(server)).toEqual(expect.arrayContaining([...acknowledged]));
      await server.stop();
      note('kill -9', `${engine}: at random moments of saves`, {
        tried: `${killed} kills, ${acknowledged.size} saves answered`,
        lost: 'nothing',
      });
    }, 3_600_000);
  });
}

async function saveUntilItDies(server: RunningServer, token: string, acknowledged: Set<string>) {
  let lives = randomInt(1, savesInALife);
  for (;;) {
    const question = crypto.randomUUID();
    try {
      const response = await fetch(`${server.url}/api/home/faq`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ question, answer: 'A' }),
      });
      if (response.status === 201) acknowledged.add(question);
      lives -= 1;
      // Not waited for: it hits whatever the server is doing then.
      if (lives === 0) wait(randomInt(12)).then(() => server.kill());
    } catch {
      return;
    }
  }
}

async function storedQuestions({ url }: RunningServer): Promise<string[]> {
  const home = (await (await fetch(`${url}/api/home`)).json()) as { faq: { question: string }[] };
  return home.faq.map(({ question }) => question);
}

function integrity(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'wajha.db'));
  try {
    return database.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    database.close();
  }
}
