import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';

type FloodRequest = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The size of a text file that is the body instead. */
  readonly fileBytes?: number;
};

/** What a flood sends, over and over again. */
export type FloodPlan = {
  readonly origin: string;
  /** Requests under way at a time. */
  readonly connections: number;
  readonly headers: OutgoingHttpHeaders;
  readonly requests: readonly FloodRequest[];
};

/** Answers by status; 0 counts requests without an answer. */
export type FloodReport = Readonly<Record<string, number>>;

/** A flood that runs in a process of its own, so that it does not delay who measures. */
export type Flood = { stop(): Promise<FloodReport> };

export async function startFlood(plan: FloodPlan): Promise<Flood> {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'));
  child.send(plan);
  await once(child, 'message');
  return { stop: () => stopFlood(child) };
}

async function stopFlood(child: ChildProcess): Promise<FloodReport> {
  child.send('stop');
  const [report] = (await once(child, 'message')) as [FloodReport];
  child.disconnect();
  await once(child, 'exit');
  return report;
}
