const placeholders = ['', '0', '{email}', 'Not provided'];

/** Editors hide a contact value by emptying it or with one of the agreed placeholders. */
export function isShown(value: string | undefined): value is string {
  return value !== undefined && !placeholders.includes(value);
}
