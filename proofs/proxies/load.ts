import { setTimeout as delay } from 'node:timers/promises';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { type Call, Client } from './client.ts';
import type { Proxy } from './proxy.ts';

/** A request without the answer that it should get. */
export type Failure = { readonly startedAtMs: number; readonly reason: string };

const CLIENTS = 4;
/** A little load: on a busy machine, much of it would fail for want of processors. */
const PAUSE_MS = 50;
const JSON_BODY = { 'content-type': 'application/json' };

/** What clients send in turn: pages of each site, and calls that are never sent twice. */
const CALLS: readonly Call[] = [
  { site: 'shell', path: '/' },
  { site: 'shell', path: '/api/blueprints' },
  { site: 'shell', path: '/api/reports', method: 'POST', headers: JSON_BODY, body: '[]' },
  { site: 'mf-marketing', path: '/' },
  { site: 'mf-dashboard', path: '/' },
  { site: 'mf-admin', path: '/' },
];

/** Clients that send one request after the other over kept connections, and remember what failed. */
export class Load {
  readonly #proxy: Proxy;
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();
  requests = 0;
  failures: Failure[] = [];

  constructor(proxy: Proxy) {
    this.#proxy = proxy;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: CLIENTS }, (_, index) => this.#run(index)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Waits for so many further requests. */
  async waitFor(count: number): Promise<void> {
    const end = this.requests + count;
    while (this.requests < end) await delay(PAUSE_MS);
  }

  async #run(index: number): Promise<void> {
    const client = new Client(this.#proxy, { keepsConnection: true });
    for (let turn = index; !this.#isStopped; turn += 1) {
      await delay(PAUSE_MS);
      const call = CALLS[turn % CALLS.length];
      if (!call) continue;
      const startedAtMs = performance.now();
      const problem = await findProblem(client, call);
      this.requests += 1;
      if (problem !== undefined)
        this.failures.push({ startedAtMs, reason: `${call.site}${call.path}: ${problem}` });
    }
    client.close();
  }
}

async function findProblem(client: Client, call: Call): Promise<string | undefined> {
  try {
    const { status, text } = await client.send(call);
    // The platform limits how many reports and calls one address sends.
    return status < 400 || status === 429 ? undefined : `${status} ${text.slice(0, 120)}`;
  } catch (error) {
    return getErrorMessage(error);
  }
}
