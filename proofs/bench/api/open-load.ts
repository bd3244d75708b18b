import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchRequest } from './measure.ts';

export type StepOptions = {
  /** The processes, which get the requests in turn. */
  readonly origins: readonly string[];
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
  readonly next: () => BenchRequest;
};

export type Step = {
  readonly answeredPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly errorShare: number;
  /** The kinds of errors: calls with a status of 400 and more, and codes of connections. */
  readonly errors: readonly string[];
};

/** How long the last responses of a step are waited for. */
const GRACE_MS = 10_000;

/**
 * Sends requests at a fixed rate. A response time counts from the moment at which the request was due, so that a driver
 * or a server that is late cannot hide it.
 */
export async function measureStep({ origins, rate, seconds, next }: StepOptions): Promise<Step> {
  const agent = new http.Agent({ keepAlive: true });
  const durationsMs: number[] = [];
  const errors = new Set<string>();
  const running: Promise<void>[] = [];
  let failed = 0;
  let answeredInTime = 0;
  const startedAtMs = performance.now();
  const endsAtMs = startedAtMs + seconds * 1_000;

  const sendDue = async (index: number): Promise<void> => {
    const dueAtMs = startedAtMs + (index / rate) * 1_000;
    try {
      await send(agent, origins[index % origins.length] ?? '', next());
    } catch (error) {
      failed += 1;
      errors.add(error instanceof Error ? error.message : String(error));
    }
    const nowMs = performance.now();
    durationsMs.push(nowMs - dueAtMs);
    if (nowMs <= endsAtMs) answeredInTime += 1;
  };

  let sent = 0;
  while (performance.now() < endsAtMs) {
    const due = Math.min(rate * seconds, ((performance.now() - startedAtMs) / 1_000) * rate);
    for (; sent < due; sent += 1) running.push(sendDue(sent));
    await delay(1);
  }
  const ended = await Promise.race([Promise.all(running), delay(GRACE_MS, 'late' as const)]);
  agent.destroy();
  if (ended === 'late') errors.add('no response');
  const missing = sent - durationsMs.length;
  const sorted = [...durationsMs, ...Array<number>(missing).fill(Infinity)].sort((a, b) => a - b);
  return {
    answeredPerSecond: answeredInTime / seconds,
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Infinity,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Infinity,
    errorShare: (failed + missing) / sent,
    errors: [...errors].slice(0, 3),
  };
}

/** Sends a request. @throws if it is not answered, or with a status of 400 and more. */
async function send(agent: http.Agent, origin: string, request: BenchRequest): Promise<void> {
  const { path, method = 'GET', headers = {}, body } = request;
  const content = body === undefined ? undefined : JSON.stringify(body);
  const type = content === undefined ? {} : { 'content-type': 'application/json' };
  const call = http.request(new URL(path, origin), { agent, method, headers: { ...type, ...headers } });
  const responded = once(call, 'response') as Promise<[http.IncomingMessage]>;
  call.end(content);
  const [response] = await responded;
  const answer = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode < 400) return;
  const { code } = JSON.parse(answer) as { code: string };
  throw new Error(`${method} ${path.split('?', 1)[0]}: ${statusCode} ${code}`);
}
