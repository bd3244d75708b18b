import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

type Limit = { readonly points: number; readonly seconds: number; readonly per: 'address' | 'user' };

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Defines every rate limit. A limit named after an endpoint id counts calls of that endpoint; the sign-in limits count
 * failures only. All of them use the system clock and are shared by all processes.
 */
function limitsFor(production: boolean) {
  // Outside production, developers and test runs all share one address, so limits per address are 50 times higher.
  const addressFactor = production ? 1 : 50;
  return {
    'auth.register': { points: 20 * addressFactor, seconds: HOUR, per: 'address' },
    'auth.forgotPassword': { points: 10 * addressFactor, seconds: HOUR, per: 'address' },
    'auth.resetPassword': { points: 20 * addressFactor, seconds: HOUR, per: 'address' },
    'auth.verifyEmail': { points: 20 * addressFactor, seconds: HOUR, per: 'address' },
    'auth.resendVerification': { points: 10 * addressFactor, seconds: HOUR, per: 'address' },
    'auth.updateProfile': { points: 30, seconds: HOUR, per: 'user' },
    'auth.changePassword': { points: 10, seconds: 15 * MINUTE, per: 'user' },
    'support.openTicket': { points: 10 * addressFactor, seconds: HOUR, per: 'address' },
    'support.openUserTicket': { points: 10, seconds: HOUR, per: 'user' },
    'support.reply': { points: 30, seconds: HOUR, per: 'user' },
    'ledger.claimSignupBonus': { points: 30, seconds: HOUR, per: 'user' },
    'verification.submit': { points: 30, seconds: HOUR, per: 'user' },
    'referrals.checkCode': { points: 60, seconds: 10 * MINUTE, per: 'address' },
    'referrals.invite': { points: 20, seconds: HOUR, per: 'user' },
    'work.uploadFile': { points: 120, seconds: HOUR, per: 'user' },
    // Exports read a whole list.
    'ledger.statementCsv': { points: 30, seconds: HOUR, per: 'user' },
    'ledger.statementEventsCsv': { points: 30, seconds: HOUR, per: 'user' },
    'verification.listCsv': { points: 60, seconds: HOUR, per: 'user' },
    'blueprints.purchasesCsv': { points: 60, seconds: HOUR, per: 'user' },
    'withdrawals.listAllCsv': { points: 60, seconds: HOUR, per: 'user' },
    'users.listCsv': { points: 60, seconds: HOUR, per: 'user' },
    'support.ticketsCsv': { points: 60, seconds: HOUR, per: 'user' },
    'reviews.listCsv': { points: 60, seconds: HOUR, per: 'user' },
    'admin.outboxCsv': { points: 60, seconds: HOUR, per: 'user' },
    'admin.auditCsv': { points: 60, seconds: HOUR, per: 'user' },
    /** Failed logins of one user from one address. */
    signInPair: { points: 10, seconds: 15 * MINUTE, per: 'address' },
    /** Failed logins of any user from one address. */
    signInAddress: { points: 100, seconds: HOUR, per: 'address' },
    /** Failed logins of one user from any address. Addresses the user has logged in from before are exempt. */
    signInUser: { points: 50, seconds: HOUR, per: 'user' },
    /** New confirmation links that a member requests while logged in. */
    confirmationByMember: { points: 3, seconds: HOUR, per: 'user' },
    /** New confirmation links by address. A limit of its own, so that strangers cannot use up the member's. */
    confirmationByEmail: { points: 3, seconds: HOUR, per: 'user' },
  } as const satisfies Record<string, Limit>;
}

type LimitName = keyof ReturnType<typeof limitsFor>;
type Caller = { readonly address: string; readonly userId: string | undefined };

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(connection: Connection, production: boolean) {
  const collectionName = 'rate_limits';
  const limits: Record<string, Limit> = limitsFor(production);
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const store = { storeClient: connection, tableName: collectionName, disableIndexesCreation: true };
      return [name, new RateLimiterMongo({ ...store, keyPrefix: name, points, duration: seconds })] as const;
    }),
  );

  function limiter(name: string): RateLimiterMongo {
    const match = limiters.get(name);
    if (!match) throw new Error(`Unknown rate limit: ${name}.`);
    return match;
  }

  return {
    /** Counts a call of an endpoint, if the endpoint has a limit. @throws AppError `rate_limited` above the limit */
    async consumeForEndpoint(endpointId: string, { address, userId }: Caller): Promise<void> {
      const limit = limits[endpointId];
      if (!limit) return;
      await consume(
        limiter(endpointId),
        limit.per === 'user' && userId ? userId : networkPrefix(address),
        true,
      );
    },
    /**
     * Counts one event for a key chosen by the caller, without rejecting. `assertNotExhausted` rejects before the next
     * one.
     */
    consume: (name: LimitName, key: string): Promise<void> => consume(limiter(name), key, false),
    /** Counts one event for a key chosen by the caller. @throws AppError `rate_limited` above the limit */
    consumeOrReject: (name: LimitName, key: string): Promise<void> => consume(limiter(name), key, true),
    /** Checks a key without counting. @throws AppError `rate_limited` when the key has no points left */
    async assertNotExhausted(name: LimitName, key: string): Promise<void> {
      const usage = await limiter(name).get(key);
      if (usage && usage.consumedPoints >= limiter(name).points && usage.msBeforeNext > 0)
        throw rateLimitedError(usage.msBeforeNext);
    },
    /** Resets the count of a key. */
    async reset(name: LimitName, key: string): Promise<void> {
      await limiter(name).delete(key);
    },
    async ensureIndexes(): Promise<void> {
      await connection
        .collection(collectionName)
        .createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, undefined);
      await connection.collection(collectionName).createIndex({ key: 1 }, { unique: true }, undefined);
    },
  };
}

async function consume(limiter: RateLimiterMongo, key: string, rejectAboveLimit: boolean): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    // The limiter rejects with its result when the limit is exceeded.
    if (!(error instanceof RateLimiterRes)) throw error;
    if (rejectAboveLimit) throw rateLimitedError(error.msBeforeNext);
  }
}

function rateLimitedError(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError('rate_limited', 'Too many attempts.', { retryAfterSeconds });
}

/** Reduces an IPv6 address to its /64 prefix, because a client usually controls a whole /64. IPv4 stays as it is. */
export function networkPrefix(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
