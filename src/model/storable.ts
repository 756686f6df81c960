/** PostgreSQL refuses NUL in a text, and half a surrogate pair is no character. */
export const storable = (value: string) => value.replaceAll('\0', '').toWellFormed();
