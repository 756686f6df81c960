const kilobyte = 1024;

/** What one page may take before anybody does anything with it, as it is sent: compressed. */
export const limits = { document: 20 * kilobyte, stylesheet: 12 * kilobyte, script: 10 * kilobyte };
