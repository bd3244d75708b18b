import type { Platform } from '../../../shell/e2e/support/platform.ts';
import type { Seeder } from '../../../shell/e2e/support/seeder.ts';
import type { Client } from './client.ts';

/** One line of the table: what was tried, and whether the platform held. */
export type Finding = {
  readonly attack: string;
  readonly requests: number;
  /** What came back, in a few words. */
  readonly outcome: string;
  readonly holds: boolean;
};

/** The platform that is attacked, and what the parts share. */
export type Target = {
  readonly platform: Platform;
  readonly seeder: Seeder;
  /** The settings that the platform was started with, for tools that open its database. */
  readonly settings: Readonly<Record<string, string>>;
  /** Path of a Chromium. */
  readonly browser: string;
  /** How long the part may generate load. */
  readonly seconds: number;
  /** Starts the random choices; the same seed repeats them. */
  readonly seed: number;
  /** Aborted when the time is over; ends processes that a part has started. */
  readonly signal: AbortSignal;
  /** Creates a visitor with an address of its own, so that parts do not use up each other's limits. */
  readonly visitor: (origin?: string) => Client;
};

/** A part of the attack. `share` is its part of the load, relative to the others; 0 for parts without any. */
export type AttackPart = {
  readonly name: string;
  readonly share: number;
  run(target: Target): Promise<Finding[]>;
};

/** Counts equal values, most frequent first: `409 x29, 200 x1`. */
export function countValues(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${value} x${count}`)
    .join(', ');
}

/** Describes up to three kinds of problems (`where: what`) with an example each, or says what is true without any. */
export function describeProblems(problems: readonly string[], otherwise: string): string {
  if (problems.length === 0) return otherwise;
  const groups = Map.groupBy(problems, (problem) => problem.slice(problem.indexOf(': ') + 2));
  const texts = [...groups].map(([what, [example = '', ...others]]) => {
    const where = example.slice(0, Math.max(0, example.length - what.length - 2));
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return where === '' ? `${what}${more}` : `${what} (${where}${more})`;
  });
  const more = texts.length > 3 ? `; ${texts.length - 3} other kinds` : '';
  return texts.slice(0, 3).join('; ') + more;
}
