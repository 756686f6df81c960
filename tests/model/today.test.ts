import { afterEach, expect, test, vi } from 'vitest';
import { blogPosts } from '../../src/model/pages/blogs/index.ts';
import { check } from '../../src/model/vocabulary/checks.ts';

afterEach(() => void vi.useRealTimers());

test('a blank date is the day in the Gulf, for the form and the server alike', () => {
  const description = { mainPara: 'P', subHeading: [] };
  for (const [moment, day] of [
    ['2026-03-14T20:59:00Z', '2026-03-14'],
    ['2026-03-14T21:00:00Z', '2026-03-15'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ] as const) {
    vi.useFakeTimers({ now: new Date(moment) });
    const checked = check(blogPosts, { title: 'T', description, date: '' });
    expect(checked).toMatchObject({ ok: true, values: { date: day } });
  }
});
