import type { Bilingual } from '../../model/language.ts';
import type { Fact, LeadParts } from './lead-parts.ts';

export function textPart({ title, notices, facts, messages }: LeadParts): string {
  const lines = [
    ...notices.flatMap(({ en, ar }) => [`! ${en}`, `! ${ar}`, '']),
    title.en,
    title.ar,
    '',
    ...facts.map(({ label, value }) => `${both(label)}: ${value}`),
    // A paragraph of its own: plain text takes its direction from its first letter.
    ...messages.flatMap(({ label, value }) => ['', `${both(label)}:`, '', value]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Labels in both languages, a visitor's own words in their own direction. */
export function htmlPart({ title, notices, facts, messages }: LeadParts): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title.en)}</title>
</head>
<body style="margin:0 auto;max-width:40em;padding:1.5em;font:16px/1.6 system-ui,'Segoe UI',Tahoma,sans-serif">
${notices.map(({ en, ar }) => `<p style="${noticeStyle}">${escapeHtml(en)}<br><bdi lang="ar" dir="rtl">${escapeHtml(ar)}</bdi></p>`).join('\n')}
<h1 style="margin:0;font-size:1.25em">${escapeHtml(title.en)}</h1>
<p style="margin:0 0 1em" lang="ar" dir="rtl">${escapeHtml(title.ar)}</p>
<table style="border-collapse:collapse;width:100%">
${facts.map(factRow).join('\n')}
</table>
${messages.map(message).join('\n')}
</body>
</html>
`;
}

const noticeStyle =
  'margin:0 0 1em;padding:.5em .75em;border:1px solid #b45309;border-radius:4px;font-weight:bold';
/** Short facts stay beside their labels, whichever way they are read. */
const valueStyle = 'padding:.35em 0;width:100%;text-align:left;overflow-wrap:anywhere';
const labelStyle =
  'padding:.35em 1.5em .35em 0;text-align:left;vertical-align:top;white-space:nowrap';

const factRow = (fact: Fact) =>
  `<tr><th scope="row" style="${labelStyle}">${escapeHtml(both(fact.label))}</th><td style="${valueStyle}" dir="${directionOf(fact)}">${escapeHtml(fact.value)}</td></tr>`;

const message = ({ label, value }: Fact) =>
  `<h2 style="margin:1.5em 0 .25em;font-size:1em">${escapeHtml(both(label))}</h2>\n${value
    .split(/\n{2,}/)
    .map(paragraph)
    .join('\n')}`;

/** Each in its own direction: people write one message in two languages. */
const paragraph = (text: string) =>
  `<p style="margin:0 0 .75em;white-space:pre-wrap;overflow-wrap:anywhere" dir="auto">${escapeHtml(text)}</p>`;

const both = ({ en, ar }: Bilingual) => `${en} / ${ar}`;

const directionOf = ({ isLeftToRight }: Fact) => (isLeftToRight ? 'ltr' : 'auto');

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
