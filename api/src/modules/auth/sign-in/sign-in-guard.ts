import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { networkPrefix } from '../../../platform/rate-limits.ts';
import { toUsernameKey } from '../auth.policy.ts';
import type { KnownAddresses } from './known-addresses.ts';

/** A sign-in attempt: the username that was entered and the client's network address. */
type Attempt = { readonly username: string; readonly address: string };

/**
 * Slows down password guessing by limiting failed sign-ins per address and user, per address, and per user. The limit
 * per user is ignored at addresses where the user has signed in before, so that strangers cannot lock the owner out.
 * Unknown users count like known ones.
 */
export type SignInGuard = ReturnType<typeof createSignInGuard>;

export function createSignInGuard({ limits }: Platform, knownAddresses: KnownAddresses) {
  return {
    /** Rejects an attempt after too many failures. @throws AppError `rate_limited` */
    async assertNotGuessing(attempt: Attempt): Promise<void> {
      const { pair, user, address } = toLimitKeys(attempt);
      await limits.assertNotExhausted('signInPair', pair);
      await limits.assertNotExhausted('signInAddress', address);
      if (!(await knownAddresses.has(pair))) await limits.assertNotExhausted('signInUser', user);
    },
    async recordFailure(attempt: Attempt): Promise<void> {
      const { pair, user, address } = toLimitKeys(attempt);
      await limits.consume('signInPair', pair);
      await limits.consume('signInAddress', address);
      await limits.consume('signInUser', user);
    },
    async recordSuccess(attempt: Attempt): Promise<void> {
      const { pair } = toLimitKeys(attempt);
      await limits.reset('signInPair', pair);
      await knownAddresses.remember(pair);
    },
  };
}

/** Returns digests as keys, so that the stored records contain neither usernames nor addresses. */
function toLimitKeys({ username, address }: Attempt) {
  const user = toUsernameKey(username);
  return {
    pair: digest(user, networkPrefix(address)),
    user: digest(user),
    address: digest('', networkPrefix(address)),
  };
}

function digest(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
