import { createHash } from 'node:crypto';
import { network, type RateLimits } from '../../platform/rate-limits.ts';
import { usernameKey } from './auth.policy.ts';
import type { KnownAddresses } from './known-addresses.ts';

/** Who tries to sign in as whom from where. */
type Attempt = { readonly username: string; readonly address: string };

/**
 * Slows guessing: per address and user, per address, and per user. The last cannot be used to keep an owner out: it does
 * not count where the user has signed in before. Only failures count, and unknown users like known ones.
 */
export type SignInGuard = {
  /** @throws AppError `rate_limited` */
  refuseIfGuessing(attempt: Attempt): Promise<void>;
  noteFailure(attempt: Attempt): Promise<void>;
  noteSuccess(attempt: Attempt): Promise<void>;
};

export function createSignInGuard(known: KnownAddresses, limits: RateLimits): SignInGuard {
  return {
    async refuseIfGuessing(attempt) {
      const { pair, user, address } = keysOf(attempt);
      await limits.refuseIfSpent('signInPair', pair);
      await limits.refuseIfSpent('signInAddress', address);
      if (!(await known.has(pair))) await limits.refuseIfSpent('signInUser', user);
    },
    async noteFailure(attempt) {
      const { pair, user, address } = keysOf(attempt);
      await limits.add('signInPair', pair);
      await limits.add('signInAddress', address);
      await limits.add('signInUser', user);
    },
    async noteSuccess(attempt) {
      const { pair } = keysOf(attempt);
      await limits.forget('signInPair', pair);
      await known.keep(pair);
    },
  };
}

/** Digests, so that no name and no address stands in these records. */
function keysOf({ username, address }: Attempt) {
  const user = usernameKey(username);
  return { pair: digest(user, network(address)), user: digest(user), address: digest('', network(address)) };
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
