import { message } from '../../messages/message.ts';
import { toggle } from '../../vocabulary/fields.ts';
import { block } from '../../vocabulary/nodes.ts';

/** Each has an address of its own; one that is switched off has none. */
export const currencies = block({
  noun: 'currencies',
  fields: {
    aed: toggle('Prices in UAE dirhams'),
    sar: toggle('Prices in Saudi riyals'),
  },
  check: ({ aed, sar }) => (aed || sar ? undefined : message('currencyNeeded')),
  builtIn: { aed: true, sar: true, ar: {} },
});
