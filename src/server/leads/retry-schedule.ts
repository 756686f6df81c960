const minute = 60_000;
const hour = 60 * minute;

export interface RetrySchedule {
  /** How long to wait after each failed try; the last one repeats. */
  delays: readonly number[];
  /** The least to wait where the mail server said that it will not take the message at all. */
  afterPermanent: number;
  /** How long after it was queued a message is given up. */
  giveUpAfter: number;
  /** How many tries the end of the process may cut short and have repeated at once. */
  interruptions: number;
  /** The pause before the next message after two in a row that the server let run out of time. */
  afterTimeOuts: number;
}

export const retrySchedule: RetrySchedule = {
  delays: [minute / 2, 2 * minute, 10 * minute, hour, 6 * hour],
  // Not for ever: the reason is often a setting, and somebody mends it.
  afterPermanent: hour,
  giveUpAfter: 5 * 24 * hour,
  interruptions: 5,
  afterTimeOuts: minute,
};

export interface FailedTry {
  now: number;
  queuedAt: number;
  /** Tries since it was queued, this one included. */
  tries: number;
  isPermanent: boolean;
  isInterrupted: boolean;
}

/** When it is tried next, or never again. */
export function nextTryAt(schedule: RetrySchedule, failed: FailedTry): number | undefined {
  const { now, queuedAt, tries, isPermanent, isInterrupted } = failed;
  if (now - queuedAt >= schedule.giveUpAfter) return undefined;
  if (isInterrupted && tries <= schedule.interruptions) return now;
  const delay = schedule.delays[Math.min(tries, schedule.delays.length) - 1] ?? 0;
  return now + (isPermanent ? Math.max(delay, schedule.afterPermanent) : delay);
}
