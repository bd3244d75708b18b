import type { ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkPrefix, parseAddress } from './network-address.ts';

export type PacerOptions = {
  /** How many requests of one network go ahead per second. */
  readonly perSecond: number;
  /** How many go ahead at once after a pause. */
  readonly burst: number;
  /** How long a request may wait for its turn. */
  readonly maxWaitMs: number;
  /** A clock that never goes back. */
  readonly nowMs?: () => number;
};

/** The pace of one network: far more than people cause, and a fraction of what a process can answer. */
export const NETWORK_PACE = { perSecond: 30, burst: 100, maxWaitMs: 10_000 };

/** Networks to remember before those that may go ahead at once are forgotten. */
const MAX_NETWORKS = 10_000;
const MS_PER_SECOND = 1_000;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Keeps the requests of one network from delaying those of others: beyond a burst they take turns at a fixed rate. The
 * returned function reserves a turn for a request from an address. It returns how many milliseconds the request has to
 * wait, or `undefined` if it would have to wait too long.
 *
 * Requests of this machine are not paced: they are those of developers, tests and health checks.
 */
export function createPacer({ perSecond, burst, maxWaitMs, nowMs = () => performance.now() }: PacerOptions) {
  const intervalMs = MS_PER_SECOND / perSecond;
  /** By network: when all reserved turns are used up at the fixed rate (the generic cell rate algorithm). */
  const endsAtMs = new Map<string, number>();
  return (address: string): number | undefined => {
    if (isLoopback(address)) return 0;
    const now = nowMs();
    const network = networkPrefix(parseAddress(address) ?? address, 64);
    const end = Math.max(endsAtMs.get(network) ?? now, now);
    const waitMs = Math.max(0, end - burst * intervalMs - now);
    if (waitMs > maxWaitMs) return undefined;
    endsAtMs.set(network, end + intervalMs);
    if (endsAtMs.size > MAX_NETWORKS)
      for (const [other, time] of endsAtMs) if (time <= now) endsAtMs.delete(other);
    return waitMs;
  };
}

/**
 * Waits until it is a request's turn, or until the client disconnects.
 *
 * @returns whether the client still waits for the response.
 */
export async function waitForTurn(response: ServerResponse, waitMs: number): Promise<boolean> {
  if (waitMs > 0) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      response.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
  return !response.destroyed;
}

function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
