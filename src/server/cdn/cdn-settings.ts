import { z } from 'zod';
import { nodeHttp } from '../http/node-http.ts';

export interface Purge {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const seconds = 'it must be a number of seconds';

/** Of the network in front that keeps answers: how long, and how it is told to forget them. */
export const cdnSettings = {
  CDN_MAX_AGE: z.coerce.number(seconds).int(seconds).positive(seconds).optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'it must be an address that begins with https://' })
    .optional(),
  CDN_PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]{3,20}$/, 'it must be a method such as POST or PURGE')
    .default('POST'),
  CDN_PURGE_HEADERS: z
    .string()
    .transform(asHeaders)
    .refine((headers) => headers !== null, {
      error: 'it must be headers as JSON, such as {"Authorization":"Bearer …"}',
    })
    .transform((headers) => headers ?? {})
    .default({}),
  CDN_PURGE_BODY: z.string().optional(),
};

export function cdnOf(data: z.output<z.ZodObject<typeof cdnSettings>>) {
  const { CDN_PURGE_URL: url, CDN_PURGE_METHOD: method, CDN_PURGE_HEADERS: headers } = data;
  const purge: Purge | undefined = url
    ? { url, method, headers, body: data.CDN_PURGE_BODY }
    : undefined;
  return { maxAge: data.CDN_MAX_AGE, purge };
}

function asHeaders(text: string): Record<string, string> | null {
  try {
    const headers = z.record(z.string(), z.string()).parse(JSON.parse(text));
    for (const [name, value] of Object.entries(headers)) {
      nodeHttp.validateHeaderName(name);
      nodeHttp.validateHeaderValue(name, value);
    }
    return headers;
  } catch {
    return null;
  }
}
