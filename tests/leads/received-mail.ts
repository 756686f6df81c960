/** A message as a mail program would show it. */
export interface ReceivedMail {
  raw: string;
  /** By name in lower case, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  secure: boolean;
  /** Whom the server has taken it for. */
  to: string[];
}

export const repeatedHeader = 'x-wajha-possibly-repeated';

export function receivedMail(raw: string, secure = false, to: string[] = []): ReceivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  const part = (type: string) => {
    const found = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return found ? decoded(found).replaceAll('\r\n', '\n') : '';
  };
  return { raw, headers, text: part('text/plain'), html: part('text/html'), secure, to };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function split(message: string): Part {
  const end = message.indexOf('\r\n\r\n');
  const unfolded = message.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const lines = unfolded.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(lines), body: message.slice(end + 4) };
}

/** RFC 2047. */
const words = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : unquoted(content.replaceAll('_', ' ')),
    );

function decoded({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return unquoted(body.replaceAll('=\r\n', ''));
  return body;
}

const unquoted = (value: string) =>
  Buffer.from(
    value.replaceAll(/=([\dA-F]{2})/gi, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');
