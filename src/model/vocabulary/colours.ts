import { z } from 'zod';
import { isColour } from '../brand/colour.ts';
import {
  type ColourUse,
  judge,
  judgePair,
  nearestEnd,
  nearestLegible,
  type Pair,
  roundDown,
  type Verdict,
} from '../brand/legible.ts';
import type { Bilingual } from '../language.ts';
import { carry } from '../messages/in-zod.ts';
import { message } from '../messages/message.ts';
import { type Label, labelled } from '../words/labels.ts';
import type { Field, Fields } from './field.ts';
import { object } from './fields.ts';

/** `#rrggbb`, and only what stays legible where the site uses it. */
export function colour(name: Label, use: ColourUse): Field<string, 'colour'> {
  const label = labelled(name);
  const notColour = carry(message('notColour', { label }));
  const schema = z
    .string(notColour)
    .trim()
    .toLowerCase()
    .superRefine((value, context) => {
      if (!isColour(value)) return context.addIssue(notColour);
      const judged = judgeColour({ input: { use } }, 'colour', { colour: value });
      if (!judged.passes) context.addIssue(refusal(label, value, judged));
    })
    .meta({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$', examples: ['#c63418'] });
  return {
    type: 'colour',
    label,
    required: true,
    translated: false,
    schema,
    empty: '#c63418',
    input: { use },
  };
}

interface PairFields extends Fields {
  from: Field<string, 'colour'>;
  to: Field<string, 'colour'>;
}

/** The two ends of a gradient; what is said on it stays legible between them too. */
export function gradient(name: Label): Field<Pair, 'object', PairFields> {
  const from = colour('From', 'group');
  const end = colour('To', 'group');
  const to = { ...end, input: { ...end.input, gradientFrom: 'from' } };
  const field = object(name, { from, to });
  const schema = field.schema.superRefine((pair, context) => {
    const judged = judgeColour(to, 'to', { ...pair });
    if (judged.passes) return;
    context.addIssue({ ...refusal(to.label, pair.to, judged), path: ['to'] });
  });
  return { ...field, schema };
}

/** What the form says while a colour is being chosen, and the server when it is saved. */
export function judgeColour(
  { input }: Pick<Field, 'input'>,
  name: string,
  values: Record<string, unknown>,
): Judged {
  const { use = 'group', gradientFrom = '' } = input;
  const colour = clean(values[name]);
  const from = clean(values[gradientFrom]);
  const alone = judge(colour, use);
  if (!alone.passes || !isColour(from)) return { ...alone, nearest: nearestLegible(colour, use) };
  const pair = { from, to: colour };
  return { ...judgePair(pair), nearest: nearestEnd(pair) };
}

interface Judged extends Verdict {
  /** The colour itself where it passes. */
  nearest: string;
}

const clean = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

const refusal = (label: Bilingual, colour: string, { found, needed, nearest }: Judged) => ({
  code: 'custom' as const,
  message: carry(
    message('contrastTooLow', {
      label,
      colour,
      found: roundDown(found),
      needed: String(needed),
      nearest,
    }),
  ),
});
