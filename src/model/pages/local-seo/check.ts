/** The form's messages, in the order it checks them. Blank stats and items count as unfilled here. */
export function localSeoCheck(values: Record<string, unknown>): string | undefined {
  const fact = record(values.fact);
  const benefits = record(values.benefits);
  const stats = items(fact.stats);
  const benefitItems = items(benefits.items).map(record);

  if (
    !['location', 'title', 'description', 'conclusion', 'cta'].every((key) => filled(values[key]))
  ) {
    return 'Please fill in all required fields';
  }
  if (!filled(fact.title) || stats.length === 0) {
    return 'Please add a fact title and at least one stat';
  }
  if (!stats.every(filled)) return 'Please fill in all fact stats';
  if (!filled(benefits.title) || benefitItems.length === 0) {
    return 'Please add a benefits title and at least one benefit item';
  }
  if (!benefitItems.every((item) => filled(item.title) && filled(item.description))) {
    return 'Please fill in all benefit item titles and descriptions';
  }
  return undefined;
}

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
