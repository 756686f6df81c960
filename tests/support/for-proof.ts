/**
 * Marks a journey for `npm run proof`: one that goes the way of another, in the other language, on
 * another page or for much longer. `test('…', forProof(path !== '/'), …)` leaves one to `npm test`.
 */
export const forProof = (when = true) => ({ tag: when ? ['@proof'] : [] });
