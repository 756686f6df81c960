import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayInEnglish } from '../../src/model/messages/say.ts';
import { limitInProcess } from '../../src/server/http/limiters.ts';
import {
  createSubmissionLimits,
  type SubmissionLimits,
  submissionLimits,
} from '../../src/server/leads/submission-limits.ts';

let limits: SubmissionLimits;
beforeEach(() => {
  vi.useFakeTimers();
  limits = createSubmissionLimits(limitInProcess);
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const today = 'We have had too many messages from your network. Please try again tomorrow.';
const atOnce = 'Too many messages at once. Please try again in a minute.';

/** What a submission is refused with, `null` where it is taken. */
async function send(address: string, { isMarked = false } = {}) {
  const sender = { address, isMarked, say: sayInEnglish };
  try {
    await limits.receive(sender);
    await limits.accept(sender);
    return null;
  } catch (error) {
    return error as { status: number; message: string; headers: Record<string, string> };
  }
}

/** No more in a minute than one address may send. */
async function sendSlowly(count: number, address: string, given?: { isMarked: boolean }) {
  const refused: unknown[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    if (sent % 30 === 0) vi.advanceTimersByTime(minute);
    refused.push(await send(address, given));
  }
  return refused.filter(Boolean);
}

const marked = { isMarked: true };

test('an address is refused from its 301st accepted submission in 24 hours, with a text', async () => {
  expect(await sendSlowly(300, '192.0.2.1')).toEqual([]);
  const refused = await send('192.0.2.1');
  expect(refused).toMatchObject({ status: 429, message: today });
  const wait = Number(refused?.headers['Retry-After']);
  expect(wait).toBeGreaterThan(23 * 3600);
  expect(wait).toBeLessThanOrEqual(24 * 3600);
  expect(await send('192.0.2.2')).toBeNull();
  vi.advanceTimersByTime(wait * 1000);
  expect(await send('192.0.2.1')).toBeNull();
});

test('what is refused for its content does not count as accepted', async () => {
  for (let sent = 0; sent < 400; sent += 1) {
    if (sent % 30 === 0) vi.advanceTimersByTime(minute);
    await limits.receive({ address: '192.0.2.1', isMarked: false, say: sayInEnglish });
  }
  vi.advanceTimersByTime(minute);
  expect(await send('192.0.2.1')).toBeNull();
});

test('an IPv6 household counts as one address', async () => {
  expect(await sendSlowly(300, '2001:db8:1:2::1')).toEqual([]);
  expect(await send('2001:db8:1:2:3:4:5:6')).toMatchObject({ status: 429 });
  expect(await send('2001:db8:1:3::1')).toBeNull();
});

test('from its 61st marked submission an address is refused those, and no others', async () => {
  expect(await sendSlowly(60, '192.0.2.1', marked)).toEqual([]);
  expect(await send('192.0.2.1', marked)).toMatchObject({ status: 429, message: today });
  expect(await send('192.0.2.1')).toBeNull();
  expect(await send('192.0.2.2', marked)).toBeNull();
});

test('60 marked submissions in a minute leave the minute of people behind the same address', async () => {
  for (let sent = 0; sent < 61; sent += 1) await send('192.0.2.1', marked);
  for (let sent = 0; sent < 60; sent += 1) expect(await send('192.0.2.1')).toBeNull();
  expect(await send('192.0.2.1')).toMatchObject({ status: 429, message: atOnce });
});

test.each([
  ['/24', (host: number) => `192.0.2.${host}`, '198.51.100.1'],
  ['/48', (host: number) => `2001:db8:1:${host}::1`, '2001:db8:2:1::1'],
])(
  'a %s is refused its 601st marked submission in 24 hours, never an honest one',
  async (_, address, elsewhere) => {
    for (let host = 1; host <= 10; host += 1)
      expect(await sendSlowly(60, address(host), marked)).toEqual([]);
    expect(await send(address(11), marked)).toMatchObject({ status: 429, message: today });
    expect(await send(address(11))).toBeNull();
    expect(await send(elsewhere, marked)).toBeNull();
  },
);

test('however many marked submissions come, they do not close the forms', async () => {
  for (let wider = 1; wider <= 10; wider += 1) {
    for (let sent = 0; sent < 600; sent += 1)
      await send(`2001:db8:${wider}:${sent % 12}::1`, marked);
  }
  expect(await send('2001:db8:1:1::1', marked)).toMatchObject({ status: 429 });
  expect(await send('203.0.113.1', marked)).toMatchObject({ status: 429 });
  expect(await send('203.0.113.1')).toBeNull();
  expect(await send('2001:db8:1:1::1')).toBeNull();
});

test('a flood from ever other addresses is not remembered for a day, address by address', async () => {
  const remembered = new Set<string>();
  limits = createSubmissionLimits((name, limit) => {
    const limiter = limitInProcess(name, limit);
    return {
      get: (key) => limiter.get(key),
      delete: (key) => limiter.delete(key),
      penalty(key) {
        if (limit.duration > 3600) remembered.add(`${name} ${key}`);
        return limiter.penalty(key);
      },
    };
  });
  const address = (host: number) => `2001:db8:1:${host.toString(16)}::1`;
  for (let host = 0; host < 5_000; host += 1) {
    await limits.receive({ address: address(host), ...marked, say: sayInEnglish }).catch(() => {});
  }
  expect(remembered.size).toBe(600 + 2);
  for (let host = 0; host < 5_000; host += 1) await send(address(host));
  expect(remembered.size).toBe(600 + 2 + submissionLimits.ofAll.points);
});

test('what is marked is stored one at a time, and nobody else waits for it', async () => {
  const stored: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const store = (name: string, isMarked: boolean) =>
    limits.store({ address: '192.0.2.1', isMarked, say: sayInEnglish }, async () => {
      stored.push(name);
      await held;
    });
  const first = store('marked', true);
  const others = Array.from({ length: submissionLimits.markedWaiting }, () => store('more', true));
  await expect(store('too many', true)).rejects.toMatchObject({ status: 429, message: atOnce });
  const person = store('a person', false);
  expect(stored).toEqual(['marked', 'a person']);
  letGo();
  await Promise.all([first, person, ...others]);
  expect(stored).toHaveLength(submissionLimits.markedWaiting + 2);
});

test('one network that sends too much for all waits before the others do', async () => {
  const sendFrom = async (network: (host: number) => string, count: number) => {
    for (let sent = 0; sent < count; sent += 1) await send(network(sent % 100));
  };
  await sendFrom((host) => `2001:db8:1:${host}::1`, submissionLimits.ofAll.points);
  expect(await send('2001:db8:1:200::1')).toMatchObject({ status: 429, message: atOnce });
  expect(await send('203.0.113.1')).toBeNull();
  await sendFrom((host) => `2001:db8:2:${host}::1`, 2 * submissionLimits.most);
  expect(await send('203.0.113.1')).toBeNull();
  // Of all networks there is an end to it: no flood gets at the disk.
  for (let wider = 1; wider <= 20; wider += 1)
    await sendFrom(
      (host) => `2001:db8:${10 + wider}:${host}::1`,
      submissionLimits.shareOfWider.points,
    );
  expect(await send('203.0.113.2')).toMatchObject({ status: 429, message: atOnce });
  vi.advanceTimersByTime(minute);
  expect(await send('203.0.113.2')).toBeNull();
});
