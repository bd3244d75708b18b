import type { Schema } from '../support/api-document.ts';
import type { ReleasedApi, ReleasedOperation } from './released-api.ts';

type Lookup = (schema: Schema) => Schema;
/** Schemas of what is sent and of what its reader accepts. */
type Exchange = {
  readonly sent: Schema;
  readonly accepted: Schema;
  readonly resolveSent: Lookup;
  readonly resolveAccepted: Lookup;
  /** The API is strict: it rejects unknown fields and checks limits. Front ends ignore what they do not know. */
  readonly isStrict: boolean;
};

/**
 * Lists what no longer works for front ends that were built against an earlier version of the API: calls that are gone,
 * requests that would be rejected now, and responses that lack something.
 */
export function findBreakingChanges(before: ReleasedApi, after: ReleasedApi): string[] {
  return Object.entries(before.operations).flatMap(([name, operation]) => {
    const current = after.operations[name];
    const problems = current ? compareOperations(operation, current, before, after) : ['is gone'];
    return problems.map((problem) => `${name}: ${problem}`);
  });
}

function compareOperations(
  before: ReleasedOperation,
  after: ReleasedOperation,
  beforeApi: ReleasedApi,
  afterApi: ReleasedApi,
): string[] {
  const resolveBefore = createLookup(beforeApi);
  const resolveAfter = createLookup(afterApi);
  const compareRequest = (place: string, sent: Schema, accepted: Schema) =>
    compareSchemas(place, {
      sent,
      accepted,
      resolveSent: resolveBefore,
      resolveAccepted: resolveAfter,
      isStrict: true,
    });
  const compareResponse = (place: string, accepted: Schema, sent: Schema) =>
    compareSchemas(place, {
      sent,
      accepted,
      resolveSent: resolveAfter,
      resolveAccepted: resolveBefore,
      isStrict: false,
    });
  return [
    ...(after.needsSession && !before.needsSession ? ['needs a session now'] : []),
    ...(after.needsBody && !before.needsBody ? ['needs a body now'] : []),
    ...compareParameters(before, after, compareRequest),
    ...compareContent('body', before.body, after.body, compareRequest),
    ...(before.status === after.status ? [] : [`responds with ${after.status}, not ${before.status}`]),
    ...compareContent('response', before.response, after.response, compareResponse),
  ];
}

type Compare = (place: string, before: Schema, after: Schema) => string[];

function compareParameters(before: ReleasedOperation, after: ReleasedOperation, compare: Compare): string[] {
  const findIn = ({ parameters }: ReleasedOperation, { name, in: location }: { name: string; in: string }) =>
    parameters.find((parameter) => parameter.name === name && parameter.in === location);
  const known = before.parameters.flatMap((parameter) => {
    const current = findIn(after, parameter);
    if (!current) return [`${parameter.name} is not accepted any more`];
    const isRequired = current.required && !parameter.required;
    return [
      ...(isRequired ? [`${parameter.name} is required now`] : []),
      ...compare(parameter.name, parameter.schema, current.schema),
    ];
  });
  const added = after.parameters.filter((parameter) => parameter.required && !findIn(before, parameter));
  return [...known, ...added.map(({ name }) => `${name} is required now`)];
}

function compareContent(
  place: string,
  before: ReleasedOperation['body'] = {},
  after: ReleasedOperation['body'] = {},
  compare: Compare,
): string[] {
  return Object.entries(before).flatMap(([type, schema]) => {
    const current = after[type];
    return current ? compare(place, schema, current) : [`${place} is not ${type} any more`];
  });
}

/** Lists what can be sent and is not accepted. */
function compareSchemas(place: string, exchange: Exchange): string[] {
  const sent = exchange.resolveSent(exchange.sent);
  const accepted = exchange.resolveAccepted(exchange.accepted);
  const compare = (path: string, parts: Pick<Exchange, 'sent' | 'accepted'>) =>
    compareSchemas(path, { ...exchange, ...parts });
  if (accepted.oneOf || sent.oneOf) {
    const variants = accepted.oneOf ?? [accepted];
    const isLost = (variant: Schema) =>
      variants.every((other) => compare(place, { sent: variant, accepted: other }).length > 0);
    const lost = (sent.oneOf ?? [sent]).filter(isLost);
    return lost.length > 0 ? [`${place} has ${lost.length} variants that do not fit`] : [];
  }
  const items =
    accepted.items && sent.items ? compare(`${place}[]`, { sent: sent.items, accepted: accepted.items }) : [];
  return [
    ...compareTypes(place, sent, accepted),
    ...compareFields(place, sent, accepted, exchange.isStrict),
    ...Object.entries(sent.properties ?? {}).flatMap(([name, property]) => {
      const other = accepted.properties?.[name];
      return other ? compare(`${place}.${name}`, { sent: property, accepted: other }) : [];
    }),
    ...items,
    ...(exchange.isStrict ? compareLimits(place, sent, accepted) : []),
  ];
}

function compareTypes(place: string, sent: Schema, accepted: Schema): string[] {
  const types = [accepted.type ?? []].flat();
  const fits = (type: string) => types.includes(type) || (type === 'integer' && types.includes('number'));
  const sentTypes = [sent.type ?? []].flat();
  const isUnlimited = sentTypes.length === 0 && types.length > 0;
  const others = isUnlimited ? ['any type'] : sentTypes.filter((type) => types.length > 0 && !fits(type));
  const { enum: values, format } = accepted;
  const news = values && (sent.enum?.filter((value) => !values.includes(value)) ?? ['any value']);
  return [
    ...others.map((type) => `${place} cannot be ${type}`),
    ...(news ?? []).map(
      (value) => `${place} cannot be ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
    ...(format !== undefined && format !== sent.format ? [`${place} must have the format ${format}`] : []),
  ];
}

function compareFields(place: string, sent: Schema, accepted: Schema, isStrict: boolean): string[] {
  const { properties } = accepted;
  const missing = (accepted.required ?? []).filter((name) => !sent.required?.includes(name));
  const unknown =
    isStrict && properties ? Object.keys(sent.properties ?? {}).filter((name) => !(name in properties)) : [];
  return [
    ...missing.map((name) => `${place}.${name} can be missing, but is required`),
    ...unknown.map((name) => `${place}.${name} is not accepted any more`),
  ];
}

function compareLimits(place: string, sent: Schema, accepted: Schema): string[] {
  const isAbove = (name: 'minLength' | 'minimum' | 'minItems') =>
    accepted[name] !== undefined && accepted[name] > (sent[name] ?? -Infinity);
  const isBelow = (name: 'maxLength' | 'maximum' | 'maxItems') =>
    accepted[name] !== undefined && accepted[name] < (sent[name] ?? Infinity);
  const { multipleOf } = accepted;
  const narrowed = [
    ...(['minLength', 'minimum', 'minItems'] as const).filter(isAbove),
    ...(['maxLength', 'maximum', 'maxItems'] as const).filter(isBelow),
    ...(multipleOf !== undefined && multipleOf !== sent.multipleOf ? ['multipleOf'] : []),
  ];
  return narrowed.map((name) => `${place} has a narrower ${name}`);
}

function createLookup({ schemas }: ReleasedApi): Lookup {
  return (schema) => (schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? {}));
}
