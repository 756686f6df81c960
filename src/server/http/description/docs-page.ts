import type { JsonSchema } from '../calls.ts';
import type { OpenApi, Operation, Parameter } from './openapi.ts';

/** A plain page that asks nothing of another host and needs no script. */
export function docsPage({ paths, info, tags, components }: OpenApi): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = Map.groupBy(entries, ({ operation }) => operation.tags[0]);
  const links = tags.map(({ name }) => `<a href="#${idOf(name)}">${escapeHtml(name)}</a>`);
  const sections = tags.map(
    ({ name, description }) =>
      `<section id="${idOf(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${(byTag.get(name) ?? []).map((each) => entry(each, components.parameters)).join('')}</section>`,
  );
  const schemas = Object.entries<JsonSchema>(components.schemas).map(
    ([name, schema]) =>
      `<details id="${schemaId(name)}"><summary><code>${escapeHtml(name)}</code></summary>${shape(schema)}</details>`,
  );
  const about = info.description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`);
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
${about.join('\n')}
<p>The same as a document: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Areas">${links.join(' ')} <a href="#schemas">Schemas</a></nav></header>
<main>${sections.join('\n')}
<section id="schemas"><h2>Schemas</h2>${schemas.join('')}</section></main>
</body>
</html>`;
}

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

function entry({ method, path, operation }: Entry, known: Record<string, Parameter>): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const types = Object.keys(requestBody?.content ?? {});
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const [[status, done] = [''], ...refusals] = Object.entries(responses);
  const rows = parameters
    .flatMap((each) => ('$ref' in each ? (known[nameIn(each.$ref)] ?? []) : each))
    .map(
      (each) =>
        `<li><code>${escapeHtml(each.name)}</code> in ${each.in}: ${escapeHtml(each.description)}</li>`,
    );
  const access = operation.security.length > 0 ? ' · administrator' : '';
  return `<details><summary><code class="${method}">${method.toUpperCase()}</code> <code>/api${escapeHtml(path)}</code> <span>${escapeHtml(summary)}${access}</span></summary>
<p>${escapeHtml(description)} <code>${operationId}</code></p>
${rows.length > 0 ? `<h3>Parameters</h3><ul>${rows.join('')}</ul>` : ''}
${body ? `<h3>Body: ${types.map(escapeHtml).join(' or ')}</h3>${shape(body)}` : ''}
<h3>Answer ${status}</h3>${shape(Object.values(done?.content ?? {})[0]?.schema ?? {})}
<h3>Refusals</h3><p>${refusals.map(([code]) => code).join(', ')}</p>
</details>`;
}

/** A schema as nested lists of names and types. */
function shape(schema: JsonSchema): string {
  const required = (schema.required ?? []) as string[];
  const choices = schema.anyOf as JsonSchema[] | undefined;
  if (choices) return choices.map(shape).join('<p>or</p>');
  const inner = (schema.items as JsonSchema | undefined) ?? schema;
  const properties = Object.entries((inner.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return `<p>${typeOf(schema)}</p>`;
  const rows = properties.map(([name, property]) => {
    const nested = property.properties ?? (property.items as JsonSchema)?.properties;
    const needed = required.includes(name) ? ' · required' : '';
    return `<li><code>${escapeHtml(name)}</code> ${typeOf(property)}${needed}${nested ? shape(property) : ''}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

function typeOf(schema: JsonSchema): string {
  const { type, enum: options, maxLength, minimum, maximum, anyOf, const: fixed, items } = schema;
  if (typeof schema.$ref === 'string') return schemaLink(schema.$ref);
  if (options) return escapeHtml((options as string[]).join(' | '));
  if (fixed !== undefined) return escapeHtml(String(fixed));
  if (anyOf) return (anyOf as JsonSchema[]).map(typeOf).join(' or ');
  if (type === 'array' && items) return `list of ${typeOf(items as JsonSchema)}`;
  const range = minimum === undefined ? '' : ` ${minimum} to ${maximum ?? '∞'}`;
  const length = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  return escapeHtml(`${[type ?? 'any'].flat().join(' or ')}${range}${length}`);
}

function schemaLink(reference: string): string {
  const name = nameIn(reference);
  return `<a href="#${schemaId(name)}">${escapeHtml(name)}</a>`;
}

const nameIn = (reference: string) => reference.split('/').at(-1) ?? '';
const idOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');
const schemaId = (name: string) => `schema-${name}`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const docsStyle = `
:root { color-scheme: light; font: 16px/1.6 system-ui, sans-serif; color: #14172b; background: #f8f4ec; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
a { color: #a3330b; }
h2 { margin-block: 2.5rem .5rem; }
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
