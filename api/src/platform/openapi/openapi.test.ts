import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ENDPOINTS } from '@platform/contracts';
import { PAPERS, aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: object } };
};

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.client().get('/api/openapi.json')).body as Document;
});
afterAll(() => api.stop());

function operationOf(id: string): Operation {
  return Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === id)!;
}

function validatorOf(schema: object) {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 9 });
  addFormats.default(ajv);
  return ajv.compile(withoutReferences(schema));
}

/** The only thing that is referred to is the shape of an error. */
function withoutReferences(schema: object): object {
  return '$ref' in schema ? document.components.schemas.Error : schema;
}

test('has every endpoint with its parameters', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const { id, path, params } of ENDPOINTS) {
    const operation = operationOf(id);
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]).toBeDefined();
    expect(operation.parameters.filter((parameter) => parameter.in === 'path')).toHaveLength(
      params ? path.split(':').length - 1 : 0,
    );
  }
});

test.each(ENDPOINTS.map(({ id }) => id))('%s has schemas that are valid and closed', (id) => {
  const { requestBody, responses } = operationOf(id);
  const schemas = [requestBody, ...Object.values(responses)].flatMap(
    (part) => part?.content?.['application/json']?.schema ?? [],
  );
  for (const schema of schemas) expect(() => validatorOf(schema)).not.toThrow();
});

test('a real answer fits, and one with a further field does not', async () => {
  const member = await aMember(api);
  const { body } = await member.post('/api/user/verify-free-blueprint', { ...PAPERS, blueprintId: 1 });
  const fits = validatorOf(
    operationOf('verification.submit').responses['201']!.content!['application/json'].schema,
  );

  expect(fits(body)).toBe(true);
  expect(fits({ ...body, sealed: 'x' })).toBe(false);
});

test('the limits of a body are in the document', () => {
  const takes = validatorOf(operationOf('auth.register').requestBody!.content['application/json'].schema);
  const body = { username: 'ada', email: 'ada@example.com', password: 'enigma' };

  expect(takes(body)).toBe(true);
  for (const change of [
    { username: 'ad' },
    { username: 'a'.repeat(33) },
    { email: 'ada' },
    { email: undefined },
    { isAdmin: true },
    { fullName: 7 },
  ]) {
    expect(takes(JSON.parse(JSON.stringify({ ...body, ...change })))).toBe(false);
  }
});

test('the page loads its own files only', async () => {
  const page = await api.client().get('/api/docs');
  const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);

  expect(page.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
  expect(files).toHaveLength(4);
  for (const file of files.filter((name) => name !== 'data:,'))
    expect((await api.client().get(file)).status).toBe(200);
});
