import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from './factories.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';

const STEP_MS = 30_000;

export type EnrolledFactor = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Returns the code of an authenticator app at the time of the test clock. */
export function codeOf(secret: string, api: TestApi): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });
}

/** Advances the clock to the next code and returns it: each code counts once. */
export function nextCode(secret: string, api: TestApi): string {
  api.clock.advance(STEP_MS);
  return codeOf(secret, api);
}

/** Turns two-factor authentication on for the user of a client. */
export async function enrol(api: TestApi, client: TestClient, password = PASSWORD): Promise<EnrolledFactor> {
  const setup = await client.post('/api/user/second-factor/setup', { password });
  if (setup.status !== 200) throw new Error(`The setup failed: ${JSON.stringify(setup.body)}`);
  const secret = setup.body.secret as string;
  const { status, body } = await client.post('/api/user/second-factor/confirm', {
    code: nextCode(secret, api),
  });
  if (status !== 200) throw new Error(`The confirmation failed: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes: body.recoveryCodes as string[] };
}
