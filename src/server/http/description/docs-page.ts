import type { JsonSchema } from '../calls.ts';
import type { Operation, openApi } from './openapi.ts';

/** A plain page that asks nothing of another host and needs no script. */
export function docsPage({ paths, info }: ReturnType<typeof openApi>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const links = [...byTag.keys()]
    .map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`)
    .join(' ');
  const sections = [...byTag].map(
    ([tag, list]) =>
      `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${list.map(entry).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)} The same as a document: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Parts">${links}</nav></header>
<main>${sections.join('\n')}</main>
</body>
</html>`;
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

function entry({ method, path, operation }: Entry): string {
  const body = operation.requestBody as { content: Record<string, { schema: JsonSchema }> };
  const types = body ? Object.keys(body.content) : [];
  const schema = types[0] ? body.content[types[0]]?.schema : undefined;
  const parameters = operation.parameters as { name: string; in: string; description?: string }[];
  const answer = Object.entries(operation.responses as Record<string, JsonSchema>)[0];
  return `<details><summary><code class="${method}">${method.toUpperCase()}</code> <code>/api${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}${operation.security ? ' · administrator' : ''}</span></summary>
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.map((each) => `<li><code>${escapeHtml(each.name)}</code> in ${each.in}${each.description ? `: ${escapeHtml(each.description)}` : ''}</li>`).join('')}</ul>` : ''}
${schema ? `<h3>Body: ${types.map(escapeHtml).join(' or ')}</h3>${shape(schema)}` : ''}
<h3>Answer ${answer?.[0] ?? ''}</h3>${shape(answerSchema(answer?.[1]))}
</details>`;
}

const answerSchema = (response: JsonSchema | undefined) =>
  (response?.content as Record<string, { schema: JsonSchema }> | undefined)?.['application/json']
    ?.schema ?? {};

/** A schema as nested lists of names and types. */
function shape(schema: JsonSchema): string {
  const required = (schema.required ?? []) as string[];
  const choices = (schema.anyOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (choices) return choices.map(shape).join(schema.anyOf ? '<p>or</p>' : '');
  const inner = (schema.items as JsonSchema | undefined) ?? schema;
  const properties = Object.entries((inner.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return '<p>JSON</p>';
  const rows = properties.map(([name, property]) => {
    const nested = property.properties ?? (property.items as JsonSchema)?.properties;
    const needed = required.includes(name) ? ' · required' : '';
    return `<li><code>${escapeHtml(name)}</code> ${typeOf(property)}${needed}${nested ? shape(property) : ''}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function typeOf({
  type,
  enum: options,
  maxLength,
  minimum,
  maximum,
  anyOf,
  const: fixed,
}: JsonSchema) {
  const kinds = type ?? (anyOf as JsonSchema[] | undefined)?.map((each) => each.type);
  const range = minimum === undefined ? '' : ` ${minimum} to ${maximum ?? '∞'}`;
  const length = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  if (options) return escapeHtml((options as string[]).join(' | '));
  if (fixed !== undefined) return escapeHtml(String(fixed));
  return escapeHtml(`${[kinds ?? 'any'].flat().join(' or ')}${range}${length}`);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const docsStyle = `
:root { color-scheme: light; font: 16px/1.6 system-ui, sans-serif; color: #14172b; background: #f8f4ec; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
a { color: #a3330b; }
h2 { margin-block: 2.5rem .5rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin-block: 1rem .25rem; }
details { border-block-start: 1px solid #d9d2c3; padding-block: .35rem; }
summary { cursor: pointer; padding-block: .25rem; }
summary span { color: #4d5170; margin-inline-start: .5rem; }
code { font: .9em ui-monospace, monospace; }
summary code:first-child { display: inline-block; min-inline-size: 4.5rem; font-weight: 700; }
.post, .put { color: #0b5a3c; }
.delete { color: #a01830; }
ul { margin: .25rem 0; padding-inline-start: 1.25rem; }
`;
