import type { JsonSchema } from './json-schema.ts';

/** What the page shows of a schema. */
type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly security?: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};
type Call = { readonly method: string; readonly path: string; readonly operation: Operation };
type ApiDocument = {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export const DOCS_STYLE = `:root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
summary { padding: 0.5rem 0; cursor: pointer; }
details > div { padding: 0 0 1rem 1rem; }
pre { padding: 0.75rem; white-space: pre-wrap; border: 1px solid; border-radius: 4px; }
`;

/** Renders the OpenAPI document as a page without scripts: a section for each domain, a detail for each call. */
export function renderDocsPage(openApiDocument: JsonSchema): string {
  const { info, paths, components } = openApiDocument as unknown as ApiDocument;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const sections = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  const links = [...sections.keys(), 'schemas'].map(
    (name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')} <a href="/api/openapi.json">OpenAPI document</a></p>
<nav aria-label="Sections">${links.join('\n')}</nav>
${[...sections].map(([name, entries]) => `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>\n${entries.map(renderCall).join('\n')}`).join('\n')}
<h2 id="schemas">schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<h3>${escapeHtml(name)}</h3>\n${renderSchema(schema)}`)
  .join('\n')}
</main>
</body>
</html>
`;
}

/** The id is inside of the details, so that a link to it opens them. */
function renderCall({ method, path, operation }: Call): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const content = [
    `<p id="${escapeHtml(operationId)}"><code>${escapeHtml(operationId)}</code>, ${security ? 'with a session' : 'without a session'}</p>`,
    ...(parameters.length > 0
      ? [`<h3>Parameters</h3>\n<pre>${escapeHtml(parameters.map(formatParameter).join('\n'))}</pre>`]
      : []),
    ...(requestBody
      ? [`<h3>Body${requestBody.required ? '' : ', optional'}</h3>\n${renderContent(requestBody.content)}`]
      : []),
    ...Object.entries(responses).map(
      ([status, response]) =>
        `<h3>${status} ${escapeHtml(response.description)}</h3>\n${renderContent(response.content)}`,
    ),
  ];
  return `<details>
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<div>
${content.join('\n')}
</div>
</details>`;
}

function formatParameter({ name, in: location, required, schema }: Operation['parameters'][number]): string {
  return `${name}${required ? '' : '?'}: ${formatSchema(schema)} in ${location}`;
}

/** Errors all have the same body, which is shown once. */
function renderContent(content: Content = {}): string {
  return Object.entries(content)
    .filter(([, { schema }]) => !schema?.$ref)
    .map(([mediaType, { schema }]) => (schema ? renderSchema(schema) : `<p>${escapeHtml(mediaType)}</p>`))
    .join('\n');
}

const renderSchema = (schema: Schema): string => `<pre>${escapeHtml(formatSchema(schema))}</pre>`;

/** Formats a schema like a type of TypeScript, with limits in parentheses. */
function formatSchema(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map((variant) => formatSchema(variant, indent)).join(' | ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return types.map((type) => formatType(type, schema, indent)).join(' | ');
}

function formatType(type: string, schema: Schema, indent: string): string {
  if (type === 'object') return formatObject(schema, indent);
  if (type !== 'array') return type === 'null' ? type : `${type}${formatLimits(schema)}`;
  const items = formatSchema(schema.items ?? {}, indent);
  return `${items.includes(' | ') ? `(${items})` : items}[]${formatLimits(schema)}`;
}

function formatObject({ properties, required = [] }: Schema, indent: string): string {
  if (!properties) return 'object';
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${formatSchema(field, `${indent}  `)}\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function formatLimits(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema;
  const least = minLength ?? minimum ?? minItems;
  const most = maxLength ?? maximum ?? maxItems;
  const limits = [
    ...(format ? [format] : []),
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ];
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
