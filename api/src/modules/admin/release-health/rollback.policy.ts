/*
 * When a version is rolled back automatically. Reports count by network, and ten networks decide nothing, whatever they
 * send: they are left aside with their faults, so that without them the others must have failed too, and their good
 * reports hide no faults of others.
 */

/** How many networks a version was shown in, and in how many of them one of its pages failed. */
export type NetworkCounts = { readonly seen: number; readonly faulty: number };

/** How many of the networks that report faults an attacker may control. */
const FORGED_NETWORKS = 10;

/** Of the other networks. */
const MIN_FAULTY_NETWORKS = 5;
const MIN_FAULTY_SHARE = 1 / 5;

/** From here on a person has to look. */
const SUSPICIOUS_NETWORKS = 3;
const SUSPICIOUS_SHARE = 1 / 20;

/** How long a promoted version is watched. */
export const WATCHED_MS = 24 * 60 * 60_000;

/** Whether a version fails for so many visitors that it is rolled back. */
export function isFaulty({ seen, faulty }: NetworkCounts): boolean {
  const others = { seen: seen - FORGED_NETWORKS, faulty: faulty - FORGED_NETWORKS };
  return others.faulty >= MIN_FAULTY_NETWORKS && others.faulty >= others.seen * MIN_FAULTY_SHARE;
}

/** Whether a version fails for so many visitors that a person has to decide about it. */
export function isSuspicious({ seen, faulty }: NetworkCounts): boolean {
  return faulty >= SUSPICIOUS_NETWORKS && faulty >= seen * SUSPICIOUS_SHARE;
}
