import { createHash } from 'node:crypto';
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

/** Clients of one network, told apart by their cookies, that have a share of their own beside its turns. */
const REGULARS_MAX = 10;
/** How long ago a client has to have come first: one that invents cookies during a flood has no share. */
const REGULAR_AFTER_MS = 60_000;
/** How long a client keeps its place without a request. */
const REGULAR_FOR_MS = 600_000;
/** The share of one of them. All of them together add half the pace of the network. */
const REGULAR_SHARE = 1 / 20;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Keeps the requests of one network from delaying those of others: beyond a burst they take turns at a fixed rate. The
 * returned function reserves a turn for a request from an address. It returns how many milliseconds the request has to
 * wait, or `undefined` if it would have to wait too long.
 *
 * Within a network, a client that came before the others flooded it goes ahead of them within its share. It is known by
 * what it sends as cookies; with `isKnown`, it counts at once.
 *
 * Requests of this machine are not paced: they are those of developers, tests and health checks.
 */
export function createPacer({ perSecond, burst, maxWaitMs, nowMs = () => performance.now() }: PacerOptions) {
  const intervalMs = MS_PER_SECOND / perSecond;
  const networks = new Map<string, Network>();
  return (address: string, client?: string, isKnown = false): number | undefined => {
    if (isLoopback(address)) return 0;
    const now = nowMs();
    const prefix = networkPrefix(parseAddress(address) ?? address, 64);
    const network = networks.get(prefix) ?? { endMs: now, regulars: new Map<string, Regular>() };
    const regular = client ? findRegular(network, client, now) : undefined;
    const end = Math.max(network.endMs, now);
    const waitMs = Math.max(0, end - burst * intervalMs - now);
    if (waitMs > 0 && regular && (isKnown || now >= regular.firstMs + REGULAR_AFTER_MS)) {
      const share = { intervalMs: intervalMs / REGULAR_SHARE, burst: burst / 4 };
      if (takeTurn(regular, share, now)) return 0;
    }
    if (waitMs > maxWaitMs) return undefined;
    network.endMs = end + intervalMs;
    networks.set(prefix, network);
    if (networks.size > MAX_NETWORKS)
      for (const [other, { endMs }] of networks) if (endMs <= now) networks.delete(other);
    return waitMs;
  };
}

type Regular = { readonly firstMs: number; lastMs: number; endMs: number };
type Network = {
  /** When all reserved turns are used up at the fixed rate (the generic cell rate algorithm). */
  endMs: number;
  /** By a digest of what the client sends. */
  readonly regulars: Map<string, Regular>;
};

/** Finds a client of a network, or gives it a place if one is free; `undefined` if none is. */
function findRegular({ regulars }: Network, client: string, now: number): Regular | undefined {
  const key = createHash('sha256').update(client).digest('base64url');
  for (const [other, { lastMs }] of regulars) if (now > lastMs + REGULAR_FOR_MS) regulars.delete(other);
  const known = regulars.get(key);
  if (known) known.lastMs = now;
  if (known || regulars.size >= REGULARS_MAX) return known;
  const regular = { firstMs: now, lastMs: now, endMs: now };
  regulars.set(key, regular);
  return regular;
}

/** Takes one of the turns that a client has beside those of its network. Returns whether it has one now. */
function takeTurn(
  regular: Regular,
  { intervalMs, burst }: { intervalMs: number; burst: number },
  now: number,
): boolean {
  const end = Math.max(regular.endMs, now);
  if (end - burst * intervalMs > now) return false;
  regular.endMs = end + intervalMs;
  return true;
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
