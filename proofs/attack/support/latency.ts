import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';

/** Times of reads in milliseconds, and what did not succeed. */
export type Reads = { readonly timesMs: readonly number[]; readonly failures: readonly string[] };

/** Pages and calls of an ordinary member. */
const PATHS = ['/api/auth/me', '/api/user/statement?limit=20', '/api/user/submissions?limit=20', '/', '/faq'];
const READERS = 2;
const PAUSE_MS = 5;
/** Networks that the reads come from, so that none of them reaches the pace of one network. */
const NETWORKS = 16;
/** By how much the 99th percentile may grow while an attack is under way. */
export const MAX_RATIO = 2;

/** Reads as an ordinary member for some seconds. */
export async function measureReads(member: Client, seconds: number): Promise<Reads> {
  const timesMs: number[] = [];
  const failures: string[] = [];
  const others = Array.from({ length: NETWORKS }, (_, index) =>
    member.at(member.origin, `198.19.9.${index + 1}`),
  );
  const endsAtMs = performance.now() + seconds * 1_000;
  const read = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < endsAtMs; index++) {
      const path = PATHS[index % PATHS.length] ?? '/';
      const startedAtMs = performance.now();
      try {
        const { status } = await (others[index % NETWORKS] ?? member).get(path);
        if (status !== 200) failures.push(`${path} answered ${status}`);
      } catch (error) {
        failures.push(`${path} failed: ${(error as NodeJS.ErrnoException).code ?? ''}`);
      }
      timesMs.push(performance.now() - startedAtMs);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  return { timesMs, failures };
}

/** The given percentile of values, by the nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** Compares reads under attack with quiet ones before and after it. */
export function compareReads(
  quiet: readonly Reads[],
  attacked: Reads,
): { readonly text: string; readonly holds: boolean } {
  const quietP99Ms = percentile(
    quiet.flatMap(({ timesMs }) => timesMs),
    99,
  );
  const p99Ms = percentile(attacked.timesMs, 99);
  const ratio = p99Ms / quietP99Ms;
  const failed = attacked.failures.length;
  const reads = `${attacked.timesMs.length} reads, ${failed ? `${failed} failed (${attacked.failures[0]})` : 'none failed'}`;
  return {
    text: `p99 ${p99Ms.toFixed(0)} ms, quiet ${quietP99Ms.toFixed(0)} ms, ratio ${ratio.toFixed(1)}; ${reads}`,
    holds: ratio <= MAX_RATIO && failed === 0,
  };
}
