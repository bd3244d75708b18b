import { ENDPOINTS } from '@platform/contracts';
import { readDocument, type ApiDocument } from '../../testing/document.ts';
import { PAPERS, aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  api = await startTestApi();
  document = await readDocument(api);
});
afterAll(() => api.stop());

test('has every endpoint with its parameters', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const { id, path, params } of ENDPOINTS) {
    const operation = document.operationOf(id);
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]).toBeDefined();
    expect(operation.parameters.filter((parameter) => parameter.in === 'path')).toHaveLength(
      params ? path.split(':').length - 1 : 0,
    );
  }
});

test.each(ENDPOINTS.map(({ id }) => id))('%s has schemas that are valid and closed', (id) => {
  const { requestBody, responses } = document.operationOf(id);
  const schemas = [requestBody, ...Object.values(responses)].flatMap(
    (part) => part?.content?.['application/json']?.schema ?? [],
  );
  for (const schema of schemas) expect(() => document.validatorOf(schema)).not.toThrow();
});

test('a real answer fits, and one with a further field does not', async () => {
  const member = await aMember(api);
  const { body } = await member.post('/api/user/verify-free-blueprint', { ...PAPERS, blueprintId: 1 });
  const fits = document.validatorOf(
    document.operationOf('verification.submit').responses['201']!.content!['application/json']!.schema,
  );

  expect(fits(body)).toBe(true);
  expect(fits({ ...body, sealed: 'x' })).toBe(false);
});

test('the limits of a body are in the document', () => {
  const takes = document.validatorOf(
    document.operationOf('auth.register').requestBody!.content['application/json'].schema,
  );
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

  expect(page.headers.get('content-security-policy')!.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(files).toHaveLength(4);
  for (const file of files.filter((name) => name !== 'data:,'))
    expect((await api.client().get(file)).status).toBe(200);
});
