import { appendFileSync } from 'node:fs';

/**
 * The extent of the stress tests. `npm test` runs a short, reproducible version; `npm run proof -- stress` sets the
 * environment variables for longer runs and collects their figures.
 */
export const STRESS = {
  firstSeed: readNumber('STRESS_FIRST_SEED', 1),
  seeds: readNumber('STRESS_SEEDS', 1),
  isLong: process.env.STRESS_SEEDS !== undefined,
} as const;

/** Returns the consecutive seeds to test with. */
export function seeds(): number[] {
  return Array.from({ length: STRESS.seeds }, (_, index) => STRESS.firstSeed + index);
}

/** Appends figures for docs/stress.md to the file named by `STRESS_FIGURES`; does nothing if it is not set. */
export function recordFigures(test: string, figures: Readonly<Record<string, number>>): void {
  const file = process.env.STRESS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ proof: test, figures })}\n`);
}

function readNumber(name: string, defaultValue: number): number {
  const value = Number(process.env[name] ?? defaultValue);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a positive whole number.`);
  return value;
}

/** Creates a seeded pseudorandom generator of numbers in [0, 1), using the Mulberry32 algorithm. */
export function createRandom(seed: number): () => number {
  let state = seed;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
