import { median } from './throughput.ts';

const saves = 20;

/** Milliseconds from sending a save to having the first answer that shows it, median of 20. */
export async function freshness(url: string, token: string, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const created = await fetch(`${url}/api/home/faq`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ question: 'How fresh is it?', answer: 'Very' }),
  });
  const { _id } = (await created.json()) as { _id: string };
  const item = `${url}/api/home/faq/${_id}`;
  const times: number[] = [];
  for (let save = 0; save < saves; save++) {
    const mark = `fresh-${save}-${Date.now()}`;
    const body = JSON.stringify({ question: mark, answer: 'Very' });
    const saved = await fetch(item, { method: 'PUT', headers, body });
    await saved.text();
    const start = performance.now();
    for (;;) {
      const text = await (await fetch(`${url}${path}`)).text();
      if (text.includes(mark)) break;
    }
    times.push(performance.now() - start);
    // Lets the background work of one save end before the next.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await fetch(item, { method: 'DELETE', headers });
  return median(times);
}
