import type { Schema } from '../support/api-document.ts';
import { findBreakingChanges } from './compare-apis.ts';
import { describeApi, type ReleasedApi, type ReleasedOperation } from './released-api.ts';

const OBJECT = { type: 'object', additionalProperties: false } as const;
const STATUS: Schema = { type: 'string', enum: ['open', 'closed'] };
const NAME: Schema = { type: 'string', minLength: 3, maxLength: 20 };

type Fields = Readonly<Record<string, Schema>>;

const createObject = (properties: Fields, required: readonly string[] = []): Schema => ({
  ...OBJECT,
  properties,
  required,
});

const OPERATION: ReleasedOperation = {
  needsSession: false,
  parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } }],
  needsBody: true,
  body: { 'application/json': createObject({ name: NAME, status: STATUS }, ['name']) },
  status: '200',
  response: { 'application/json': { $ref: 'item' } },
};
const ITEM = createObject({ id: { type: 'string' }, status: STATUS, count: { type: 'integer' } }, [
  'id',
  'status',
]);

function createApi(operation: Partial<ReleasedOperation> = {}, item: Schema = ITEM): ReleasedApi {
  return {
    version: '1.0.0',
    operations: { 'post /api/items': { ...OPERATION, ...operation } },
    schemas: { item },
  };
}

const compare = (after: ReleasedApi) => findBreakingChanges(createApi(), after);
const withBody = (properties: Fields, required: readonly string[] = ['name']) =>
  createApi({ body: { 'application/json': createObject(properties, required) } });
const withItem = (properties: Fields, required: readonly string[] = ['id', 'status']) =>
  createApi({}, createObject({ ...ITEM.properties, ...properties }, required));

test('finds nothing in an API that has only more', () => {
  const { operations, schemas } = withItem({ added: { type: 'string' } }, ['id', 'status', 'added']);
  expect(
    compare({ version: '1.1.0', operations: { ...operations, 'get /api/others': OPERATION }, schemas }),
  ).toEqual([]);
  expect(
    compare(
      withBody({
        name: { type: ['string', 'null'], maxLength: 30 },
        status: { type: 'string', enum: ['open', 'closed', 'paused'] },
        note: { type: 'string' },
      }),
    ),
  ).toEqual([]);
  expect(
    compare(
      createApi({
        parameters: [...OPERATION.parameters, { name: 'q', in: 'query', required: false, schema: {} }],
      }),
    ),
  ).toEqual([]);
});

const LIMIT = OPERATION.parameters[0]!;

test.each<[string, ReleasedApi]>([
  ['is gone', { version: '1.1.0', operations: {}, schemas: {} }],
  ['needs a session now', createApi({ needsSession: true })],
  ['limit is not accepted any more', createApi({ parameters: [] })],
  ['limit is required now', createApi({ parameters: [{ ...LIMIT, required: true }] })],
  ['q is required now', createApi({ parameters: [LIMIT, { ...LIMIT, name: 'q', required: true }] })],
  [
    'limit has a narrower maximum',
    createApi({ parameters: [{ ...LIMIT, schema: { type: 'integer', maximum: 50 } }] }),
  ],
  ['body.status is not accepted any more', withBody({ name: NAME })],
  [
    'body.status can be missing, but is required',
    withBody({ name: NAME, status: STATUS }, ['name', 'status']),
  ],
  [
    'body.note can be missing, but is required',
    withBody({ name: NAME, status: STATUS, note: NAME }, ['name', 'note']),
  ],
  ['body.status cannot be closed', withBody({ name: NAME, status: { type: 'string', enum: ['open'] } })],
  ['body.name has a narrower minLength', withBody({ name: { ...NAME, minLength: 4 }, status: STATUS })],
  ['body.name cannot be string', withBody({ name: { type: 'number' }, status: STATUS })],
  ['body.name must have the format email', withBody({ name: { ...NAME, format: 'email' }, status: STATUS })],
  ['responds with 201, not 200', createApi({ status: '201' })],
  ['response.id can be missing, but is required', withItem({}, ['status'])],
  [
    'response.status cannot be paused',
    withItem({ status: { type: 'string', enum: ['open', 'closed', 'paused'] } }),
  ],
  ['response.count cannot be number', withItem({ count: { type: 'number' } })],
  ['response.id cannot be null', withItem({ id: { type: ['string', 'null'] } })],
  ['response is not application/json any more', createApi({ response: { 'text/csv': {} } })],
])('finds that a call %s', (problem, after) => {
  expect(compare(after)).toEqual([`post /api/items: ${problem}`]);
});

test('finds a variant that is no longer accepted, or that front ends do not know', () => {
  const text = createObject({ type: { type: 'string', enum: ['text'] } }, ['type']);
  const image = createObject({ type: { type: 'string', enum: ['image'] } }, ['type']);
  const createParts = (...oneOf: Schema[]) =>
    createApi({ body: { 'application/json': { oneOf } }, response: { 'application/json': { oneOf } } });

  expect(findBreakingChanges(createParts(text, image), createParts(image, text))).toEqual([]);
  expect(findBreakingChanges(createParts(text, image), createParts(text))).toEqual([
    'post /api/items: body has 1 variants that do not fit',
  ]);
  expect(findBreakingChanges(createParts(text), createParts(text, image))).toEqual([
    'post /api/items: response has 1 variants that do not fit',
  ]);
});

test('describes every call of the API, each object once, and finds nothing between it and itself', () => {
  const api = describeApi('1.0.0');
  const text = JSON.stringify(api);

  expect(Object.keys(api.operations).length).toBeGreaterThan(100);
  expect(api.operations['post /api/auth/login']).toMatchObject({ needsSession: false, needsBody: true });
  expect(findBreakingChanges(api, JSON.parse(text) as ReleasedApi)).toEqual([]);
});
