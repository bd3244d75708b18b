import { appendFileSync } from 'node:fs';

/**
 * How much is tried. Within `npm test` it is a little of everything, the same each time; `npm run test:stress` sets more, and
 * keeps what the tests count.
 */
export const STRESS = {
  /** Seeds of random choices, one after the other from the first. */
  firstSeed: number('STRESS_FIRST_SEED', 1),
  seeds: number('STRESS_SEEDS', 1),
  isLong: process.env.STRESS_SEEDS !== undefined,
} as const;

export function seeds(): number[] {
  return Array.from({ length: STRESS.seeds }, (_, index) => STRESS.firstSeed + index);
}

/** Keeps figures of a run for the page of figures; within `npm test` nobody wants them. */
export function noteFigures(proof: string, figures: Readonly<Record<string, number>>): void {
  const file = process.env.STRESS_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ proof, figures })}\n`);
}

function number(name: string, standard: number): number {
  const value = Number(process.env[name] ?? standard);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is no whole number above 0.`);
  return value;
}

/** Numbers from 0 to below 1 that look random and are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
