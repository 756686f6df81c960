import { type BackupName, readBackupName } from './backup-name.ts';

const day = 86_400_000;

/** How long all backups are kept, and then the newest of each span. */
const all = 2 * day;
const spans = [
  { of: (at: number) => `day ${Math.floor(at / day)}`, until: 14 * day },
  { of: (at: number) => `week ${Math.floor(at / (7 * day))}`, until: 8 * 7 * day },
  { of: (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}`, until: 365 * day },
];

/** Copies made before something that may have gone wrong, which is seen later. */
const byOccasion = 30 * day;
/** A migration that fails is tried at each start, and each start makes a copy. */
const mostBeforeMigrations = 3;

interface NamedBackup extends BackupName {
  name: string;
}

/** The backups to delete now: the oldest of the outdated ones, at most a third of all in one go. */
export function toRemove(names: string[], now = Date.now()): string[] {
  const all = names.filter((name) => readBackupName(name)).length;
  return outdated(names, now).slice(-Math.max(1, Math.floor(all / 3)));
}

/** Which of these backups have been kept long enough. */
export function outdated(names: string[], now = Date.now()): string[] {
  const backups = names
    .flatMap((name): NamedBackup[] => {
      const read = readBackupName(name);
      return read ? [{ name, ...read }] : [];
    })
    .sort((one, other) => other.madeAt - one.madeAt);
  const ordinary = backups.filter(({ occasion }) => !occasion);
  const young = backups.filter(({ madeAt }) => now - madeAt <= byOccasion);
  const kept = new Set([
    ...young.filter(({ occasion }) => occasion === 'before-restore'),
    ...young
      .filter(({ occasion }) => occasion === 'before-migration')
      .slice(0, mostBeforeMigrations),
    ...keptByAge(
      ordinary.filter(({ isIncomplete }) => !isIncomplete),
      now,
    ),
    // One that lacks pictures is of use until there is a newer one.
    ...ordinary.slice(0, 1),
  ]);
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name);
}

/** From the newest on; that one stays, however old it is. */
function keptByAge(backups: NamedBackup[], now: number): NamedBackup[] {
  const taken = new Set<string>();
  return backups.filter(({ madeAt }, at) => {
    const age = now - madeAt;
    const within = spans.filter(({ until }) => age <= until).map(({ of }) => of(madeAt));
    const [shortest] = within;
    const isFirst = shortest !== undefined && !taken.has(shortest);
    for (const span of within) taken.add(span);
    return at === 0 || age <= all || isFirst;
  });
}
