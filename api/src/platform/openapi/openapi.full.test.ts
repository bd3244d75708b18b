import { ENDPOINTS } from '@platform/contracts';
import { fetchApiDocument, type ApiDocument } from '../../../test/support/api-document.ts';
import { IDENTITY_DOCUMENTS, createMember } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  api = await startTestApi();
  document = await fetchApiDocument(api);
});
afterAll(() => api.stop());

test('documents every endpoint with its path parameters', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const { id, path, params } of ENDPOINTS) {
    const operation = document.findOperation(id);
    expect(document.paths[path.replace(/:(\w+)/g, '{$1}')]).toBeDefined();
    expect(operation.parameters.filter((parameter) => parameter.in === 'path')).toHaveLength(
      params ? path.split(':').length - 1 : 0,
    );
  }
});

test.each(ENDPOINTS.map(({ id }) => id))('documents %s with valid schemas', (id) => {
  const { requestBody, responses } = document.findOperation(id);
  const schemas = [requestBody, ...Object.values(responses)].flatMap(
    (part) => part?.content?.['application/json']?.schema ?? [],
  );
  for (const schema of schemas) expect(() => document.compileValidator(schema)).not.toThrow();
});

test('documents a response schema that accepts a real response and rejects additional fields', async () => {
  const member = await createMember(api);
  const { body } = await member.post('/api/user/verify-free-blueprint', {
    ...IDENTITY_DOCUMENTS,
    blueprintId: 1,
  });
  const isValid = document.compileValidator(
    document.findOperation('verification.submit').responses['201']!.content!['application/json']!.schema,
  );

  expect(isValid(body)).toBe(true);
  expect(isValid({ ...body, encrypted: 'x' })).toBe(false);
});

test('documents the limits of a request body', () => {
  const isValid = document.compileValidator(
    document.findOperation('auth.register').requestBody!.content['application/json']!.schema,
  );
  const body = { username: 'ada', email: 'ada@example.com', password: 'enigma' };

  expect(isValid(body)).toBe(true);
  for (const change of [
    { username: 'ad' },
    { username: 'a'.repeat(33) },
    { email: 'ada' },
    { email: undefined },
    { isAdmin: true },
    { fullName: 7 },
  ]) {
    expect(isValid(JSON.parse(JSON.stringify({ ...body, ...change })))).toBe(false);
  }
});

test('serves a docs page that may load its own files only', async () => {
  const page = await api.client().get('/api/docs');
  const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);

  expect(page.headers.get('content-security-policy')!.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/reports',
    'report-to csp',
  ]);
  expect(files.filter((name) => !name.startsWith('#'))).toEqual([
    'data:,',
    '/api/docs/style.css',
    '/api/openapi.json',
  ]);
  for (const file of files.filter((name) => name.startsWith('/')))
    expect((await api.client().get(file)).status).toBe(200);
});

test('serves a docs page with every call, its fields, limits and error codes', async () => {
  const page = String((await api.client().get('/api/docs')).body);

  for (const { id, method, path, summary } of ENDPOINTS) {
    expect(page).toContain(`<code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code> `);
    expect(page).toContain(`<p id="${id}">`);
    expect(page).toContain(summary.replaceAll('"', '&#34;'));
  }
  const [register = ''] = /<p id="auth\.register">[^]*?<\/details>/.exec(page) ?? [];
  expect(register).toContain('without a session');
  expect(register).toContain('  username: string (at least 3, at most 32)\n');
  expect(register).toContain('  fullName?: string');
  expect(register).toMatch(/<h3>409 .*username_taken/);
  expect(page).not.toContain('<script');
});
