import { request } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openSecondFactorReset, type NewSecret, type RecoveryCodes } from '@platform/contracts';
import { ADMINISTRATOR } from './fixtures.ts';
import type { Platform } from './platform.ts';
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

/**
 * Turns two-factor authentication on for a user and opens its reset, as an administrator who has just logged in: it
 * needs a recently entered password.
 */
export async function openReset(user: ApiUser, platform: Platform): Promise<void> {
  await enrol(user);
  const api = await request.newContext({ baseURL: platform.address('shell') });
  try {
    const { username, password } = ADMINISTRATOR;
    await api.post('/api/auth/login', { data: { username, password } });
    const path = openSecondFactorReset.path.replace(':id', user.id);
    const response = await api.post(path, { data: { reason: 'Lost the phone and the recovery codes.' } });
    if (!response.ok()) throw new Error(`The reset was not opened: ${await response.text()}`);
  } finally {
    await api.dispose();
  }
}
