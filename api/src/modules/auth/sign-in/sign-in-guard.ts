import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createPacer, networkPrefix } from '@platform/server-kit/node-utils';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../services.ts';
import type { Charge } from '../../../platform/rate-limits.ts';
import { toUsernameKey } from '../auth.policy.ts';
import type { KnownClients } from './known-clients.ts';

/** A login attempt: the username that was entered, the client's network address, and its device cookie. */
type Attempt = {
  readonly username: string;
  readonly address: string;
  /** The id of the device; `undefined` if the client has no valid device cookie. */
  readonly deviceId: string | undefined;
};

/** Checks of one network: limits of failures do not bound right passwords, and each hash keeps a core busy. */
const PACE = { perSecond: 8, burst: 20, maxWaitMs: 10_000 };

/**
 * Slows down password guessing by limiting failed logins per address and user, per address, and per user. Every
 * attempt counts before the password is checked and is given back if it is right, so that guesses sent at once are
 * worth no more than guesses in a row. Unknown users count like known ones.
 *
 * Strangers cannot lock the owner out: a device on which the user has logged in before has an allowance of its own, and
 * the limit per user is ignored at addresses from which the user has logged in before.
 */
export type SignInGuard = ReturnType<typeof createSignInGuard>;

export function createSignInGuard({ limits }: Pick<Services, 'limits'>, knownClients: KnownClients) {
  const reserveTurn = createPacer(PACE);

  /** @param device the key of a device on which the user has logged in: others of its network do not delay it */
  async function waitForTurn(address: string, device: string | undefined): Promise<void> {
    const waitMs = reserveTurn(address, device, true);
    if (waitMs === undefined) {
      const retryAfterSeconds = PACE.maxWaitMs / 1_000;
      throw new AppError('rate_limited', 'Too many logins from your network.', { retryAfterSeconds });
    }
    if (waitMs > 0) await delay(waitMs, undefined, { ref: false });
  }

  /** Returns the limits of a client that is unknown to the user, or known by its address only. */
  function strangerCharges({ pair, address, site, user }: Keys, isKnownAddress: boolean): Charge[] {
    return [
      { name: 'signInPair', key: pair },
      { name: 'signInAddress', key: address },
      ...(site ? [{ name: 'signInSite', key: site } as const] : []),
      ...(isKnownAddress ? [] : [{ name: 'signInUser', key: user } as const]),
    ];
  }

  return {
    /**
     * Runs a check of credentials, unless too many failed before. Failures of the check itself do not count.
     *
     * @param check returns `undefined` for wrong credentials
     * @throws AppError `rate_limited`
     */
    async runCheck<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
      const keys = toKeys(attempt);
      const known = await knownClients.find([keys.pair, keys.device]);
      const isKnownDevice = known.has(keys.device);
      if (isKnownDevice) await limits.consume('signInCalls', keys.device);
      else await limits.consumeForAddress('signInCalls', attempt.address);

      const charges = isKnownDevice
        ? [{ name: 'signInDevice', key: keys.device } as const]
        : strangerCharges(keys, known.has(keys.pair));
      await limits.consumeAll(charges);
      let result: T | undefined;
      try {
        await waitForTurn(attempt.address, isKnownDevice ? keys.device : undefined);
        result = await check();
      } catch (error) {
        await limits.giveBack(charges);
        throw error;
      }
      if (result !== undefined) await limits.giveBack(charges);
      return result;
    },

    /** Remembers the address of a user who has opened an emailed link there: failures of strangers do not count. */
    async admit(attempt: Pick<Attempt, 'username' | 'address'>): Promise<void> {
      await knownClients.remember([toKeys({ ...attempt, deviceId: undefined }).pair]);
    },

    /**
     * Remembers the address and the device, and forgets earlier failures there.
     *
     * @param onNewDevice called before, if the user had not logged in on the device: it is remembered only with what
     *   follows from that
     */
    async recordSuccess(attempt: Attempt, onNewDevice?: () => Promise<void>): Promise<void> {
      const { pair, device } = toKeys(attempt);
      if (onNewDevice && !(await knownClients.find([device])).has(device)) await onNewDevice();
      await limits.reset({ name: 'signInPair', key: pair });
      await limits.reset({ name: 'signInDevice', key: device });
      await knownClients.remember([pair, device]);
    },
  };
}

type Keys = ReturnType<typeof toKeys>;

/** Returns digests as keys, so that the stored records contain neither usernames nor addresses. */
function toKeys({ username, address, deviceId }: Attempt) {
  const user = toUsernameKey(username);
  const [network, site] = [networkPrefix(address, 64), networkPrefix(address, 48)];
  return {
    pair: digest(user, network),
    user: digest(user),
    address: digest('', network),
    site: site === network ? undefined : digest('', site),
    // An attempt without a device looks up a key that is never stored, so that every attempt does the same work.
    device: digest(user, 'device', deviceId ?? ''),
  };
}

function digest(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
