/** Scores of 100 and timings in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

/** What of Lighthouse's report is read here. */
export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { code: string; message: string };
}

export function figuresOf({ categories, audits, runtimeError }: Report): Figures {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** Of each figure by itself. */
export function median(measured: Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    measured.map((figures) => figures[name]).sort((a, b) => a - b)[
      Math.floor(measured.length / 2)
    ] ?? Number.NaN;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    layoutShift: middle('layoutShift'),
  };
}
