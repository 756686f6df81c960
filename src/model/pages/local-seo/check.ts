/** The form's messages, in the order it checks them. Blank stats and items count as unfilled here. */
export function localSeoCheck(values: Record<string, unknown>): string | undefined {
  const fact = record(values.fact);
  const benefits = record(values.benefits);
  const stats = items(fact.stats);
  const benefitItems = items(benefits.items).map(record);

  if (
    !['location', 'title', 'description', 'conclusion', 'cta'].every((key) => isFilled(values[key]))
  ) {
    return 'Please fill in all required fields';
  }
  if (!isFilled(fact.title) || stats.length === 0) {
    return 'Please add a fact title and at least one stat';
  }
  if (!stats.every(isFilled)) return 'Please fill in all fact stats';
  if (!isFilled(benefits.title) || benefitItems.length === 0) {
    return 'Please add a benefits title and at least one benefit item';
  }
  if (!benefitItems.every((item) => isFilled(item.title) && isFilled(item.description))) {
    return 'Please fill in all benefit item titles and descriptions';
  }
  return undefined;
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
