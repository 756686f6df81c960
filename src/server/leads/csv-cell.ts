/**
 * A spreadsheet would run what begins like a formula; a visitor wrote it, so it must not. Where the
 * comma is the decimal sign, spreadsheets split at semicolons, and at line ends inside quotes too:
 * what follows either is a beginning as well.
 */
export function csvCell(value: string): string {
  // Text for a spreadsheet, and trimmed by whatever else reads it. Safe even if it were computed.
  if (PHONE.test(value)) return `"\t${value}"`;
  const harmless = value.replaceAll(BEFORE_FORMULA, "$&'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Digits and what stands between them, so that no function or cell can be named in it. */
const PHONE = /^\+[\d ().-]+$/;

/**
 * Letters of full width count as the plain ones in East Asian versions. The signs after which a
 * spreadsheet splits are not among those that may follow: each would be tried as a beginning, and
 * read all the rest.
 */
const BEFORE_FORMULA = /(?:^|[;\t\r\n])[[\s\p{Cc}"]--[\t\r\n]]*(?=[=+\-@＝＋－＠])/gv;
