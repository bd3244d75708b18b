import type { Vital, VitalName } from '@platform/contracts';

/** Measurements by number of their bucket. */
export type Buckets = Readonly<Record<string, number>>;

/** Each bucket ends a quarter higher than the one before, so a percentile is at most a quarter too high. */
const FACTOR = 1.25;
const MAX_BUCKET = 40;
/** End of the first bucket: milliseconds, and without unit for CLS. */
const FIRST_ENDS: Readonly<Record<VitalName, number>> = { LCP: 50, INP: 10, CLS: 0.005, TTFB: 10 };

/** Returns the number of the bucket that a measurement belongs to. */
export function findBucket(name: VitalName, value: number): number {
  const steps = Math.ceil(Math.log(value / FIRST_ENDS[name]) / Math.log(FACTOR) - 1e-9);
  return Math.min(Math.max(steps, 0), MAX_BUCKET);
}

/** Estimates the value that three quarters of the measurements do not exceed; `null` without measurements. */
export function estimateVital(name: VitalName, counts: readonly Buckets[]): Vital | null {
  const sums = new Map<number, number>();
  for (const [bucket, count] of counts.flatMap((buckets) => Object.entries(buckets)))
    sums.set(Number(bucket), (sums.get(Number(bucket)) ?? 0) + count);
  const samples = [...sums.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...sums].toSorted(([one], [other]) => one - other)) {
    seen += count;
    if (seen >= samples * 0.75)
      return { p75: Number((FIRST_ENDS[name] * FACTOR ** bucket).toPrecision(3)), samples };
  }
  return null;
}
