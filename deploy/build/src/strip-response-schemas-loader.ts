import {
  type CallExpression,
  type Expression,
  type Module,
  type ObjectExpression,
  parse,
  print,
  type VariableDeclarator,
} from '@swc/core';

/** The descriptor properties that browser code never reads. */
const UNUSED_PROPERTIES: ReadonlySet<string | undefined> = new Set([
  'rateLimit',
  'summary',
  'params',
  'query',
  'response',
]);

/**
 * Removes response schemas from the contracts' `*.endpoints.ts` in release builds. Responses are only validated in
 * development and tests, so their schemas (and all of yup, on pages without a form) need not be downloaded.
 *
 * `endpoint` returns its argument, so a call is replaced by it: webpack drops an unused object, but not an unused call.
 * A constant of the file that is an object is what several descriptors have in common, so it loses the same properties.
 */
export default async function stripResponseSchemas(source: string): Promise<string> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2024' });
  for (const declarator of findDeclarators(module)) {
    const call = declarator.init;
    const common = call?.type === 'TsConstAssertion' ? call.expression : call;
    if (common?.type === 'ObjectExpression') declarator.init = withoutUnusedProperties(common);
    if (call?.type !== 'CallExpression') continue;
    if (isCallOf(call, 'endpoint')) declarator.init = toLeanDescriptor(call, declarator);
    // The second argument is the schema of the query.
    if (isCallOf(call, 'csvExport')) call.arguments.length = 1;
  }
  return (await print(module)).code;
}

function findDeclarators(module: Module): VariableDeclarator[] {
  return module.body.flatMap((item) => {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    return declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
}

function isCallOf({ callee }: CallExpression, name: string): boolean {
  return callee.type === 'Identifier' && callee.value === name;
}

function toLeanDescriptor(call: CallExpression, { id }: VariableDeclarator): ObjectExpression {
  const definition: Expression | undefined = call.arguments[0]?.expression;
  if (definition?.type !== 'ObjectExpression') {
    const name = id.type === 'Identifier' ? id.value : 'a descriptor';
    throw new Error(`${name} must be defined as endpoint({ ... }), so that its schemas can be removed`);
  }
  return withoutUnusedProperties(definition);
}

function withoutUnusedProperties(object: ObjectExpression): ObjectExpression {
  const properties = object.properties.filter((property) => !UNUSED_PROPERTIES.has(getName(property)));
  return { ...object, properties };
}

function getName(property: ObjectExpression['properties'][number]): string | undefined {
  if (property.type === 'Identifier') return property.value;
  return property.type === 'KeyValueProperty' && property.key.type === 'Identifier'
    ? property.key.value
    : undefined;
}
