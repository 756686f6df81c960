/**
 * The name of one message or record: however often it is sent under this name, it is stored once.
 * Of random bytes, because `randomUUID` is not there where a page came without TLS.
 */
export const idempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
