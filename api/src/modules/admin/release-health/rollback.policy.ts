/*
 * When a version is rolled back automatically. Reports count by network, so that ten addresses, however much they send,
 * are ten: they roll nothing back, and hide no faults of others.
 */

/** How many networks a version was shown in, and in how many of them one of its pages failed. */
export type NetworkCounts = { readonly seen: number; readonly faulty: number };

const MIN_FAULTY_NETWORKS = 12;
const MIN_FAULTY_SHARE = 1 / 5;

/** From here on a person has to look. */
const SUSPICIOUS_NETWORKS = 3;
const SUSPICIOUS_SHARE = 1 / 20;

/** How long a promoted version is watched. */
export const WATCHED_MS = 24 * 60 * 60_000;

/** Whether a version fails for so many visitors that it is rolled back. */
export function isFaulty({ seen, faulty }: NetworkCounts): boolean {
  return faulty >= MIN_FAULTY_NETWORKS && faulty >= seen * MIN_FAULTY_SHARE;
}

/** Whether a version fails for so many visitors that a person has to decide about it. */
export function isSuspicious({ seen, faulty }: NetworkCounts): boolean {
  return faulty >= SUSPICIOUS_NETWORKS && faulty >= seen * SUSPICIOUS_SHARE;
}
