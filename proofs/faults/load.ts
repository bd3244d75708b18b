import { setTimeout as delay } from 'node:timers/promises';
import type { FaultPlatform } from './platform.ts';

/** A member whose registration was acknowledged, with what else was. */
type Member = { cookie: string; hasBonus: boolean };

/** What happened while a fault lasted: how many reads succeeded, and how writes were answered. */
export type Observation = { reads: { ok: number; failed: number }; writes: Map<string, number> };

const WRITERS = 2;
const PAUSE_MS = 120;
/** All registrations of a run stay below the limit of one network in an hour. */
const PAUSE_OF_WRITERS_MS = 300;
const TIMEOUT_MS = 2_000;
const PASSWORD = 'a long password of the fault tests';

/** Clients that register members, claim their bonus and read pages, and remember what was acknowledged. */
export class Load {
  readonly #platform: FaultPlatform;
  readonly #members: Member[] = [];
  #checkedCount = 0;
  #nextNumber = 0;
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();
  observation = newObservation();

  constructor(platform: FaultPlatform) {
    this.#platform = platform;
  }

  get acknowledgedCount(): number {
    return this.#members.length;
  }

  start(): void {
    this.#isStopped = false;
    const repeat = async (work: () => Promise<unknown>, pauseMs: number): Promise<void> => {
      while (!this.#isStopped) {
        await work();
        await delay(pauseMs);
      }
    };
    const writers = Array.from({ length: WRITERS }, () => repeat(() => this.write(), PAUSE_OF_WRITERS_MS));
    this.#running = Promise.all([...writers, repeat(() => this.#read(), PAUSE_MS)]);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  observe(): Observation {
    const { observation } = this;
    this.observation = newObservation();
    return observation;
  }

  /** Registers a member and claims the bonus. Returns whether both were acknowledged. */
  async write(): Promise<boolean> {
    const name = `fault-${process.pid}-${this.#nextNumber++}`;
    const body = { username: name, email: `${name}@example.com`, password: PASSWORD };
    const registration = await this.#post('/api/auth/register', body);
    if (registration?.status !== 201) return false;
    const cookies = registration.headers.getSetCookie().map((line) => line.split(';', 1).join());
    const member = { cookie: cookies.join('; '), hasBonus: false };
    this.#members.push(member);
    const claim = await this.#post('/api/user/claim-signup-bonus', undefined, {
      cookie: member.cookie,
      'idempotency-key': name,
    });
    member.hasBonus = claim?.status === 200;
    return member.hasBonus;
  }

  /** Returns what is missing of the writes that were acknowledged since the last call. */
  async findLost(): Promise<string[]> {
    const members = this.#members.slice(this.#checkedCount);
    this.#checkedCount = this.#members.length;
    const lost: string[] = [];
    for (const { cookie, hasBonus } of members) {
      const me = await this.#get('SHELL_PORT', '/api/auth/me', { cookie });
      const user = me?.status === 200 ? ((await me.json()) as { signupBonusClaimed?: boolean }) : undefined;
      if (!user) lost.push('a member');
      else if (hasBonus && user.signupBonusClaimed !== true) lost.push('a bonus');
    }
    return lost;
  }

  /** Returns whether all of the platform works: every origin, a page, a read of the API and a write. */
  async isHealthy(): Promise<boolean> {
    const origins = ['SHELL_PORT', 'MARKETING_PORT', 'DASHBOARD_PORT', 'ADMIN_PORT'] as const;
    const answers = await Promise.all([
      ...origins.map((port) => this.#get(port, '/healthz')),
      this.#get('SHELL_PORT', '/'),
      this.#get('SHELL_PORT', '/api/blueprints'),
      this.#get('API_PORT', '/readyz'),
    ]);
    return answers.every((answer) => answer?.ok) && (await this.write());
  }

  async #read(): Promise<void> {
    for (const path of ['/', '/api/blueprints']) {
      const answer = await this.#get('SHELL_PORT', path);
      if (answer?.ok) this.observation.reads.ok++;
      else this.observation.reads.failed++;
    }
  }

  async #post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response | undefined> {
    const answer = await this.#send('SHELL_PORT', path, {
      method: 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const outcome = answer ? await describe(answer) : 'no answer';
    const { writes } = this.observation;
    writes.set(outcome, (writes.get(outcome) ?? 0) + 1);
    return answer;
  }

  #get(port: Port, path: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
    return this.#send(port, path, { headers });
  }

  async #send(port: Port, path: string, init: RequestInit): Promise<Response | undefined> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${this.#platform.address(port)}${path}`, { ...init, signal });
      const bytes = await response.arrayBuffer();
      const { status, headers } = response;
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    } catch {
      return undefined;
    }
  }
}

type Port = Parameters<FaultPlatform['address']>[0];

const newObservation = (): Observation => ({ reads: { ok: 0, failed: 0 }, writes: new Map() });

/** Names an answer by its status and, for an error, its code. */
async function describe(answer: Response): Promise<string> {
  if (answer.ok) return 'acknowledged';
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return `${answer.status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim();
}
