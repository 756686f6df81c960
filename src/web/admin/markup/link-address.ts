/** People leave out what they never see, and write what a link cannot hold. */
export function completeAddress(typed: string): string {
  const address = encodeAddress(typed.trim());
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address;
}

/** Without the signs that would end it within a text. */
export function encodeAddress(address: string): string {
  // Only people read those of a phone number.
  if (/^tel:/i.test(address)) return address.replaceAll(/[()\s]/g, '');
  return address.replaceAll(/[()<>\s]/g, (sign) => brackets[sign] ?? encodeURIComponent(sign));
}

/** Which `encodeURIComponent` leaves. */
const brackets: Record<string, string> = { '(': '%28', ')': '%29' };
