import { type Message, message } from '../../messages/message.ts';

/** The form's messages, in the order it checks them. Blank stats and items count as unfilled here. */
export function localSeoCheck(values: Record<string, unknown>): Message | undefined {
  const fact = record(values.fact);
  const benefits = record(values.benefits);
  const stats = items(fact.stats);
  const benefitItems = items(benefits.items).map(record);

  if (
    !['location', 'title', 'description', 'conclusion', 'cta'].every((key) => isFilled(values[key]))
  ) {
    return message('fillRequired');
  }
  if (!isFilled(fact.title) || stats.length === 0) {
    return message('addFact');
  }
  if (!stats.every(isFilled)) return message('fillStats');
  if (!isFilled(benefits.title) || benefitItems.length === 0) {
    return message('addBenefit');
  }
  if (!benefitItems.every((item) => isFilled(item.title) && isFilled(item.description))) {
    return message('fillBenefits');
  }
  return undefined;
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
