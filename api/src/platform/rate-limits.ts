import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

type Limit = { readonly points: number; readonly seconds: number; readonly per: 'address' | 'user' };

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Every rate limit. Limits of an endpoint stand under its id and count its calls; those of the sign-in count failures
 * only. They go by real time and are shared by all processes.
 */
function limitsFor(production: boolean) {
  // Outside production everybody comes from one address: whoever develops, and the journeys of the tests.
  const addresses = production ? 1 : 50;
  return {
    'auth.register': { points: 20 * addresses, seconds: HOUR, per: 'address' },
    'auth.forgotPassword': { points: 10 * addresses, seconds: HOUR, per: 'address' },
    'auth.resetPassword': { points: 20 * addresses, seconds: HOUR, per: 'address' },
    'auth.verifyEmail': { points: 20 * addresses, seconds: HOUR, per: 'address' },
    'auth.updateProfile': { points: 30, seconds: HOUR, per: 'user' },
    'auth.changePassword': { points: 10, seconds: 15 * MINUTE, per: 'user' },
    'support.openTicket': { points: 10 * addresses, seconds: HOUR, per: 'address' },
    'ledger.claimSignupBonus': { points: 30, seconds: HOUR, per: 'user' },
    'verification.submit': { points: 30, seconds: HOUR, per: 'user' },
    'referrals.checkCode': { points: 60, seconds: 10 * MINUTE, per: 'address' },
    'referrals.invite': { points: 20, seconds: HOUR, per: 'user' },
    // Files, each of which reads a whole list.
    'ledger.statementCsv': { points: 30, seconds: HOUR, per: 'user' },
    'verification.listCsv': { points: 60, seconds: HOUR, per: 'user' },
    'blueprints.purchasesCsv': { points: 60, seconds: HOUR, per: 'user' },
    'withdrawals.listAllCsv': { points: 60, seconds: HOUR, per: 'user' },
    'users.listCsv': { points: 60, seconds: HOUR, per: 'user' },
    'support.ticketsCsv': { points: 60, seconds: HOUR, per: 'user' },
    'admin.outboxCsv': { points: 60, seconds: HOUR, per: 'user' },
    'admin.auditCsv': { points: 60, seconds: HOUR, per: 'user' },
    /** One address guessing at one user. */
    signInPair: { points: 10, seconds: 15 * MINUTE, per: 'address' },
    /** One address guessing at many users. */
    signInAddress: { points: 100, seconds: HOUR, per: 'address' },
    /** Many addresses guessing at one user; addresses that the user has signed in from are not counted against. */
    signInUser: { points: 50, seconds: HOUR, per: 'user' },
  } as const satisfies Record<string, Limit>;
}

type LimitName = keyof ReturnType<typeof limitsFor>;
type Caller = { readonly address: string; readonly userId: string | undefined };

export type RateLimits = {
  /** Counts a call of an endpoint that has a limit. @throws AppError `rate_limited` when there were too many. */
  count(endpointId: string, caller: Caller): Promise<void>;
  /** Counts one for a key of one's own. It does not refuse; `refuseIfSpent` does, before the next one. */
  add(name: LimitName, key: string): Promise<void>;
  /** @throws AppError `rate_limited` when the key has no points left. */
  refuseIfSpent(name: LimitName, key: string): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
  ensureIndexes(): Promise<void>;
};

export function createRateLimits(connection: Connection, production: boolean): RateLimits {
  const table = 'rate_limits';
  const limits: Record<string, Limit> = limitsFor(production);
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const store = { storeClient: connection, tableName: table, disableIndexesCreation: true };
      return [name, new RateLimiterMongo({ ...store, keyPrefix: name, points, duration: seconds })] as const;
    }),
  );

  function limiter(name: string): RateLimiterMongo {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no rate limit ${name}.`);
    return found;
  }

  return {
    async count(endpointId, { address, userId }) {
      const limit = limits[endpointId];
      if (!limit) return;
      await consume(limiter(endpointId), limit.per === 'user' && userId ? userId : network(address), true);
    },
    add: (name, key) => consume(limiter(name), key, false),
    async refuseIfSpent(name, key) {
      const spent = await limiter(name).get(key);
      if (spent && spent.consumedPoints >= limiter(name).points && spent.msBeforeNext > 0)
        throw tooMany(spent.msBeforeNext);
    },
    async forget(name, key) {
      await limiter(name).delete(key);
    },
    async ensureIndexes() {
      await connection.collection(table).createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, undefined);
      await connection.collection(table).createIndex({ key: 1 }, { unique: true }, undefined);
    },
  };
}

async function consume(limiter: RateLimiterMongo, key: string, refuse: boolean): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refuse) throw tooMany(refusal.msBeforeNext);
  }
}

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const wait =
    retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

/** Who has one IPv6 address has at least a /64 of them. */
export function network(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
