import type { TestApi } from '../support/test-api.ts';
import type { TestClient } from '../support/test-client.ts';

/** Returns a client of another instance of the API with the session of the given one. */
export function clientOf(api: TestApi, { cookies }: TestClient): TestClient {
  const client = api.client();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}
