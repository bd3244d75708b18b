import { ENDPOINTS, type User } from '@platform/contracts';
import type { ObjectSchema } from 'yup';
import { createAdministrator, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

/** The lists that administrators search. */
const PATHS = ENDPOINTS.filter(
  ({ method, query }) => method === 'GET' && query && 'q' in (query as ObjectSchema<object>).fields,
).map(({ path }) => path);

let api: TestApi;
let administrator: LoggedInClient;
let searches: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  const { id, username } = (await (await createMember(api)).get('/api/auth/me')).body as User;
  searches = [id, username, username.slice(0, 2)];
});
afterAll(() => api.stop());

test('there are lists to search', () => expect(PATHS.length).toBeGreaterThan(10));

test.each(PATHS)('GET %s finds members by id and by the beginning of their name', async (path) => {
  for (const q of searches) {
    const { status, body } = await administrator.get(`${path}?q=${q}`);
    expect([status, body]).toEqual([200, expect.anything()]);
  }
});
