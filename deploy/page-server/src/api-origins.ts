import http, { type ClientRequest, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { Logger } from '@platform/server-kit/logging';
import { getErrorMessage } from '@platform/server-kit/node-utils';

/** One process of the API, or a balancer in front of several. */
export type ApiOrigin = {
  readonly address: string;
  /** Creates a request over a connection that is kept for further ones. */
  readonly request: (options: RequestOptions) => ClientRequest;
};

/** The origins that calls are distributed to. */
export type ApiOrigins = {
  /** Returns the origins for one call in the order to try: those that are ready take turns, the others come last. */
  candidates(): readonly ApiOrigin[];
  /** Puts an origin last that accepts no connection, until it is ready again. */
  fail(origin: ApiOrigin, error: Error): void;
  /** Asks each origin whether it is ready. Done every second if there are several; one that is slow delays no other. */
  check(): void;
  /** Asks an origin now: it has said that a connection ends, which may be the first sign that it stops. */
  suspect(origin: ApiOrigin): void;
  close(): void;
};

const CHECK_INTERVAL_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;

export function createApiOrigins(
  addresses: readonly string[],
  log: Logger,
  checkTimeoutMs = CHECK_TIMEOUT_MS,
): ApiOrigins {
  const members = addresses.map((address) => ({
    ...createOrigin(address),
    isReady: true,
    isBeingAsked: false,
  }));
  type Member = (typeof members)[number];
  let turn = 0;

  function setReady(member: Member, isReady: boolean, reason: string): void {
    if (member.isReady === isReady) return;
    member.isReady = isReady;
    if (isReady) log.info({ api: member.address }, 'an API is ready again');
    else log.warn({ api: member.address, reason }, 'an API is not ready; others get its calls');
  }

  async function ask(member: Member): Promise<void> {
    if (member.isBeingAsked) return;
    member.isBeingAsked = true;
    const problem = await findProblem(member, checkTimeoutMs);
    member.isBeingAsked = false;
    setReady(member, problem === undefined, problem ?? '');
  }

  // A single origin has no check that would make it ready again, and no other to be preferred.
  const findMember = ({ address }: ApiOrigin): Member | undefined =>
    members.length > 1 ? members.find((member) => member.address === address) : undefined;

  const check = (): void => members.forEach((member) => void ask(member));
  const timer = members.length > 1 ? setInterval(check, CHECK_INTERVAL_MS).unref() : undefined;
  return {
    candidates() {
      turn = (turn + 1) % members.length;
      const rotated = [...members.slice(turn), ...members.slice(0, turn)];
      return [...rotated.filter(({ isReady }) => isReady), ...rotated.filter(({ isReady }) => !isReady)];
    },
    fail(origin, error) {
      const member = findMember(origin);
      if (member) setReady(member, false, getErrorMessage(error));
    },
    suspect(origin) {
      const member = findMember(origin);
      if (member) void ask(member);
    },
    check,
    close() {
      clearInterval(timer);
      for (const { agent } of members) agent.destroy();
    },
  };
}

function createOrigin(address: string) {
  const { Agent, request } = address.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  return {
    address,
    agent,
    request: (options: RequestOptions) => request(address, { ...options, agent }),
  };
}

/** Asks whether an API is ready: not while it stops, and not while its database does not respond. */
function findProblem({ request }: ApiOrigin, timeoutMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = request({ path: '/readyz', timeout: timeoutMs });
    probe.on('timeout', () => probe.destroy(new Error('no response to /readyz')));
    probe.on('error', (error) => resolve(getErrorMessage(error)));
    probe.on('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200 ? undefined : `/readyz responds ${response.statusCode}`);
    });
    probe.end();
  });
}
