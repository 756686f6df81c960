/** What things cost one process, in seconds of its only thread. */
export interface Costs {
  /** An answer from memory. */
  hit: number;
  /** A page made anew. */
  render: number;
}

export interface Load {
  instances: number;
  /** Requests a second, over all instances. */
  requests: number;
  /** A second, on any of them: each outdates every page on every instance. */
  saves: number;
  /** Different pages that are asked for, some far more often than others. */
  pages: number;
}

export interface Outcome {
  /** How much of its processor the instance uses. */
  busy: number;
  /** Milliseconds from a request to its answer, for the median and for one request in a hundred. */
  median: number;
  slowest: number;
}

/** Made anew at once after a save, before anybody asks. */
const keptWarm = 10;

/**
 * One of the instances; the others are like it. Requests come at random. What is in memory is
 * answered first; of the pages that a save has outdated one is made in each turn of the event loop,
 * once for all who wait for it.
 */
export function simulate(
  costs: Costs,
  load: Load,
  { seconds = 20, random = seeded(1) } = {},
): Outcome {
  const rate = load.requests / load.instances;
  const pageAt = popularity(load.pages, random);
  const kept = new Set(Array.from({ length: load.pages }, (_, page) => page));
  const fromMemory: number[] = [];
  const toMake = new Map<number, number[]>();
  const times: number[] = [];
  let nextRequest = interval(rate, random);
  let nextSave = interval(load.saves, random);
  let worked = 0;

  function admit(now: number): void {
    while (Math.min(nextRequest, nextSave) <= now) {
      if (nextSave < nextRequest) {
        nextSave += interval(load.saves, random);
        kept.clear();
        for (let page = 0; page < Math.min(keptWarm, load.pages); page += 1) wantMade(page);
      } else {
        const page = pageAt();
        if (kept.has(page)) fromMemory.push(nextRequest);
        else wantMade(page).push(nextRequest);
        nextRequest += interval(rate, random);
      }
    }
  }

  function wantMade(page: number): number[] {
    const waiting = toMake.get(page) ?? [];
    toMake.set(page, waiting);
    return waiting;
  }

  let now = 0;
  while (now < seconds) {
    admit(now);
    const begun = now;
    for (const asked of fromMemory.splice(0)) {
      now += costs.hit;
      times.push(now - asked);
    }
    const [made] = toMake;
    if (made) {
      const [page, waiting] = made;
      toMake.delete(page);
      // Before the time passes: a save meanwhile outdates it again.
      kept.add(page);
      now += costs.render;
      for (const asked of waiting) times.push(now - asked);
    }
    worked += now - begun;
    if (now === begun) now = Math.min(nextRequest, nextSave);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0) * 1000;
  return { busy: worked / seconds, median: at(0.5), slowest: at(0.99) };
}

/** The most that one instance answers with a tenth of its processor to spare, in requests a second. */
export function mostRequests(costs: Costs, saves: number, pages: number): number {
  let [low, high] = [0, 1.2 / costs.hit];
  // Long enough for several saves: what follows one is not what lies between two.
  const seconds = saves > 0 ? Math.max(20, Math.min(100, 10 / saves)) : 5;
  for (let step = 0; step < 8; step += 1) {
    const requests = (low + high) / 2;
    const load = { instances: 1, requests, saves, pages };
    if (simulate(costs, load, { seconds }).busy < 0.9) low = requests;
    else high = requests;
  }
  return low;
}

/** The second page is asked for half as often as the first, the third a third as often. */
function popularity(pages: number, random: () => number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let page = 1; page <= pages; page += 1) {
    sum += 1 / page;
    sums.push(sum);
  }
  return () => {
    const point = random() * sum;
    let [low, high] = [0, pages - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < point) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** For ever where nothing comes. */
const interval = (rate: number, random: () => number) => -Math.log(1 - random()) / rate;

/** The same each time (mulberry32): two runs differ by what was measured, not by chance. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
