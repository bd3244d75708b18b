import type { Connection } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { ENDPOINTS, EXPORTS_PER_DAY, type Endpoint } from '@platform/contracts';
import { networkPrefix } from '@platform/server-kit/node-utils';
import { AppError } from './app-error.ts';

/** How many times an administrator can reveal personal data in an hour. */
export const REVEALS_PER_HOUR = 60;

type Limit = { readonly points: number; readonly seconds: number; readonly per: 'address' | 'user' };

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How many times the limit of one address counts for its IPv6 site, which has 65,536 networks of its own. */
const SITE_FACTOR = 10;

/**
 * How much higher limits can be outside production: developers and test runs all share one address, stress tests and
 * benchmarks repeat what members do, and browser tests what administrators do.
 */
const FACTOR_OUTSIDE_PRODUCTION = 50;

/** Lists the limits of endpoints, which their descriptors define, by the id of the endpoint. */
function listEndpointLimits(production: boolean): Record<string, Limit> {
  return Object.fromEntries(
    ENDPOINTS.flatMap(({ id, rateLimit }) => {
      if (!rateLimit) return [];
      const { calls, minutes, per, raisedOutsideProduction } = rateLimit;
      const factor = raisedOutsideProduction && !production ? FACTOR_OUTSIDE_PRODUCTION : 1;
      return [[id, { points: calls * factor, seconds: minutes * MINUTE, per }]];
    }),
  );
}

/**
 * Defines the limits that are not those of one endpoint. The limits of failures count an attempt before it is checked
 * and give it back if it succeeds. All limits use the system clock and are shared by all processes.
 */
function limitsFor(production: boolean) {
  const factor = production ? 1 : FACTOR_OUTSIDE_PRODUCTION;
  return {
    /** Calls of members that write and have no limit of their own, such as saved drafts; all of them together. */
    memberWrites: { points: 600 * factor, seconds: 10 * MINUTE, per: 'user' },
    /** Reveals of personal data by one administrator, of all kinds together. */
    reveals: { points: REVEALS_PER_HOUR * factor, seconds: HOUR, per: 'user' },
    /** Notices to owners about one administrator who has reached that limit. */
    revealWarnings: { points: 1, seconds: HOUR, per: 'user' },
    /** All logins from one address, successful ones too, because each of them costs a hash. */
    signInCalls: { points: 600 * factor, seconds: HOUR, per: 'address' },
    /** Copies of a member's data. A request that lacks the password does not count. */
    dataExports: { points: EXPORTS_PER_DAY, seconds: DAY, per: 'user' },
    /** Failed logins of one user from one address. */
    signInPair: { points: 10, seconds: 15 * MINUTE, per: 'address' },
    /** Failed logins of any user from one address. */
    signInAddress: { points: 100, seconds: HOUR, per: 'address' },
    /** Failed logins of any user from one IPv6 site. */
    signInSite: { points: 100 * SITE_FACTOR, seconds: HOUR, per: 'address' },
    /** Failed logins of one user on a device that the user has logged in on before, instead of the other limits. */
    signInDevice: { points: 10, seconds: 15 * MINUTE, per: 'user' },
    /** Failed logins of one user from any address. Addresses the user has logged in from before are exempt. */
    signInUser: { points: 50, seconds: HOUR, per: 'user' },
    /** Wrong codes of one user, wherever they are entered. */
    secondFactor: { points: 10, seconds: 15 * MINUTE, per: 'user' },
    /** Wrong codes of an app of one user in a day: guesses of six digits, of which three count at a time. */
    secondFactorDay: { points: 50, seconds: DAY, per: 'user' },
    /** Wrong codes of one user in a day before a warning; they are not limited by it. */
    secondFactorWarning: { points: 4, seconds: DAY, per: 'user' },
    /** Answers to one address that a username or an email address has an account. */
    takenAnswers: { points: 10 * factor, seconds: HOUR, per: 'address' },
    /** The same answers to one user, from any address. */
    takenAnswersOfUser: { points: 30 * factor, seconds: DAY, per: 'user' },
    /** Emails to an address that no user has confirmed, but for links to log in and to set a password. */
    mailsToUnconfirmed: { points: 20 * factor, seconds: DAY, per: 'user' },
    /** New confirmation links that a member requests while logged in. */
    confirmationByMember: { points: 3, seconds: HOUR, per: 'user' },
    /** New confirmation links by address. A limit of its own, so that strangers cannot use up the member's. */
    confirmationByEmail: { points: 3, seconds: HOUR, per: 'user' },
  } as const satisfies Record<string, Limit>;
}

type LimitName = keyof ReturnType<typeof limitsFor>;
type Caller = { readonly address: string; readonly userId: string | undefined };

/** One key of one limit. */
export type Charge = { readonly name: LimitName | `${typeof SITE_PREFIX}${LimitName}`; readonly key: string };

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(connection: Connection, production: boolean) {
  const limits: Record<string, Limit> = { ...listEndpointLimits(production), ...limitsFor(production) };
  const limiters = createLimiters(connection, limits);

  function limiter(name: string): RateLimiterMongo {
    const match = limiters.get(name);
    if (!match) throw new Error(`Unknown rate limit: ${name}.`);
    return match;
  }

  async function consumeForAddress(name: string, address: string): Promise<void> {
    for (const [prefix, key] of addressKeys(address)) await consume(limiter(`${prefix}${name}`), key);
  }

  /** Returns what was counted for a key. A count that has expired meanwhile is not created again. */
  async function giveBack({ name, key }: Charge): Promise<void> {
    const count = { key: limiter(name).getKey(key), points: { $gt: 0 } };
    await connection.collection(COLLECTION).updateOne(count, { $inc: { points: -1 } });
  }

  return {
    /** Counts a call of an endpoint, if it has a limit. @throws AppError `rate_limited` above the limit */
    async consumeForEndpoint(endpoint: Endpoint, { address, userId }: Caller): Promise<void> {
      const name = limits[endpoint.id] ? endpoint.id : defaultLimit(endpoint);
      if (name === undefined) return;
      if (limits[name]?.per === 'user' && userId) await consume(limiter(name), userId);
      else await consumeForAddress(name, address);
    },

    /** Counts one event for an address and its IPv6 site. @throws AppError `rate_limited` above the limit */
    consumeForAddress: (name: LimitName, address: string): Promise<void> => consumeForAddress(name, address),

    /** Counts one event for a key chosen by the caller. @throws AppError `rate_limited` above the limit */
    consume: (name: LimitName, key: string): Promise<void> => consume(limiter(name), key),

    /** Counts one event for a key chosen by the caller. Returns whether the limit is not exceeded. */
    isWithin: async (name: LimitName, key: string): Promise<boolean> => {
      try {
        await consume(limiter(name), key);
        return true;
      } catch (error) {
        if (error instanceof AppError) return false;
        throw error;
      }
    },

    /**
     * Counts an attempt before its outcome is known, so that attempts sent at once cannot all pass. `giveBack` returns
     * what a successful attempt has consumed.
     *
     * @throws AppError `rate_limited` above any of the limits; then nothing is counted
     */
    async consumeAll(charges: readonly Charge[]): Promise<void> {
      for (const [index, { name, key }] of charges.entries()) {
        try {
          await consume(limiter(name), key);
        } catch (error) {
          for (const charge of charges.slice(0, index + 1)) await giveBack(charge);
          throw error;
        }
      }
    },

    async giveBack(charges: readonly Charge[]): Promise<void> {
      for (const charge of charges) await giveBack(charge);
    },

    /** Returns the charges of one event for an address and its IPv6 site. */
    listAddressCharges: (name: LimitName, address: string): Charge[] =>
      addressKeys(address).map(([prefix, key]) => ({ name: `${prefix}${name}`, key })),

    /** Resets the count of a key. */
    async reset({ name, key }: Charge): Promise<void> {
      await limiter(name).delete(key);
    },

    async ensureIndexes(): Promise<void> {
      await connection
        .collection(COLLECTION)
        .createIndex({ expire: -1 }, { expireAfterSeconds: 0 }, undefined);
      await connection.collection(COLLECTION).createIndex({ key: 1 }, { unique: true }, undefined);
    },
  };
}

const COLLECTION = 'rate_limits';
const SITE_PREFIX = 'site:';

/** Creates a limiter per limit, and one more for the IPv6 sites of every limit per address. */
function createLimiters(connection: Connection, limits: Record<string, Limit>) {
  const store = { storeClient: connection, tableName: COLLECTION, disableIndexesCreation: true };
  const create = (keyPrefix: string, points: number, duration: number) => {
    const options = { keyPrefix, points, duration };
    // While the database cannot write, each process counts alone, so that limited reads continue.
    const insuranceLimiter = new RateLimiterMemory(options);
    return [keyPrefix, new RateLimiterMongo({ ...store, ...options, insuranceLimiter })] as const;
  };
  return new Map(
    Object.entries(limits).flatMap(([name, { points, seconds, per }]) => [
      create(name, points, seconds),
      ...(per === 'address' ? [create(`${SITE_PREFIX}${name}`, points * SITE_FACTOR, seconds)] : []),
    ]),
  );
}

/** Returns the prefixes of the limiters that count an address, with their keys. */
function addressKeys(address: string): [prefix: '' | typeof SITE_PREFIX, key: string][] {
  const site = networkPrefix(address, 48);
  const network = networkPrefix(address, 64);
  return site === address
    ? [['', network]]
    : [
        ['', network],
        [SITE_PREFIX, site],
      ];
}

function defaultLimit({ method, access }: Endpoint): LimitName | undefined {
  return method === 'POST' && access === 'member' ? 'memberWrites' : undefined;
}

async function consume(limiter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    // The limiter rejects with its result when the limit is exceeded.
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new AppError('rate_limited', 'Too many attempts.', { retryAfterSeconds });
  }
}
