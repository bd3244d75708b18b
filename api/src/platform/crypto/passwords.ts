import { availableParallelism } from 'node:os';
import { normalizePassword } from '@platform/contracts';
import argon2 from 'argon2';
import { AppError } from '../app-error.ts';
import { createBoundedQueue } from '../concurrency/bounded-queue.ts';

/** The argon2 cost parameters. `memoryCost` is in KiB. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** The argon2id parameters recommended by OWASP: 19 MiB, two passes, one lane. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that are computed at a time. One core stays free for everything else. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** Upper bound on calls that wait for a hash: about three seconds on one core. */
const MAX_WAITING = 128;

export function createPasswords(cost: HashCost) {
  const options = { ...cost, type: argon2.argon2id } as const;
  // Hashed up front: doing it on first use would make the first unknown user measurably slower.
  const dummyHash = argon2.hash('no such user', options);
  const inQueue = createBoundedQueue({
    concurrency: CONCURRENCY,
    maxWaiting: MAX_WAITING,
    createRejection: tooManyHashes,
  });

  // Every call rejects with AppError `unavailable` while too many others wait.
  return {
    hash: (password: string): Promise<string> =>
      inQueue(() => argon2.hash(normalizePassword(password), options)),
    verify: (hash: string, password: string): Promise<boolean> => inQueue(() => matches(hash, password)),
    /** Takes as long as `verify` but never succeeds, so that response times do not reveal whether a user exists. */
    async verifyDummy(password: string): Promise<false> {
      const hash = await dummyHash;
      await inQueue(() => matches(hash, password));
      return false;
    },
    /** Whether a hash has different cost parameters and should be replaced at the next successful login. */
    isOutdated: (hash: string): boolean => argon2.needsRehash(hash, options),
  };
}

/** Whether a hash is of a password, also a hash of one that was written in another form when it was set. */
async function matches(hash: string, password: string): Promise<boolean> {
  const forms = new Set([normalizePassword(password), password, password.normalize('NFD')]);
  for (const form of forms) if (await argon2.verify(hash, form)) return true;
  return false;
}

function tooManyHashes(): AppError {
  return new AppError('unavailable', 'Too many people are logging in right now.', { retryAfterSeconds: 5 });
}
