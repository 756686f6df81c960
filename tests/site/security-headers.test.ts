import { expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/answers/headers.ts';
import { readSettings } from '../../src/server/process/settings.ts';

const hstsWith = (environment: Record<string, string>) => {
  const { publicUrl, hstsSubdomains } = readSettings(environment);
  return securityHeaders(publicUrl, { hstsSubdomains })['strict-transport-security'];
};

test('a site under https asks to be visited so, and speaks for other hosts only when told to', () => {
  const PUBLIC_URL = 'https://www.example.com';
  expect(hstsWith({})).toBeUndefined();
  expect(hstsWith({ PUBLIC_URL })).toBe('max-age=31536000');
  expect(hstsWith({ PUBLIC_URL, HSTS_SUBDOMAINS: 'false' })).toBe('max-age=31536000');
  expect(hstsWith({ PUBLIC_URL, HSTS_SUBDOMAINS: 'true' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(hstsWith({ HSTS_SUBDOMAINS: 'true' })).toBeUndefined();
});
