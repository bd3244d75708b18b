import { Secret, TOTP } from 'otpauth';
import type { NewSecret, RecoveryCodes } from '@platform/contracts';
import type { ApiUser } from './seeder.ts';

const URL = '/api/user/second-factor';
const STEP_MS = 30_000;

/** Returns a code of an authenticator app. It counts for a minute at least: the app's clock is half a minute ahead. */
export function createCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + STEP_MS });
}

/** Turns two-factor authentication on for a user. Returns a recovery code, which counts however long a test takes. */
export async function enrol(user: ApiUser): Promise<string> {
  const { secret } = await user.post<NewSecret>(`${URL}/setup`, { password: user.password });
  const { recoveryCodes } = await user.post<RecoveryCodes>(`${URL}/confirm`, { code: createCode(secret) });
  return recoveryCodes[0] ?? '';
}
