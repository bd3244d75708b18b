/*
 * When a version is taken back by itself. Reports come from any browser, so one network can neither take a release back
 * (faults of three are needed) nor hide its faults (each has the weight of ten views).
 */

/** Views of one network, and how many of them had a fault. */
export type NetworkViews = { readonly views: number; readonly faultyViews: number };

const MIN_VIEWS = 20;
const MIN_NETWORKS = 3;
const MIN_FAULT_RATE = 0.05;
const MAX_VIEWS_PER_NETWORK = 10;

/** How far a decision looks back. */
export const WINDOW_MS = 10 * 60_000;
/** How long a promoted version is watched. */
export const WATCHED_MS = 24 * 60 * 60_000;

/** Returns the reason to take a version back, with the figures; `undefined` if there is none. */
export function findReason(networks: readonly NetworkViews[]): string | undefined {
  const weighted = networks.map(limitWeight);
  const views = sum(weighted.map((network) => network.views));
  const rate = sum(weighted.map((network) => network.faultyViews)) / Math.max(views, 1);
  const faultyNetworks = networks.filter(({ faultyViews }) => faultyViews > 0).length;
  if (views < MIN_VIEWS || faultyNetworks < MIN_NETWORKS || rate < MIN_FAULT_RATE) return undefined;
  const allViews = sum(networks.map((network) => Math.max(network.views, network.faultyViews)));
  const allFaults = sum(networks.map((network) => network.faultyViews));
  return (
    `${allFaults} of ${allViews} views from ${networks.length} networks failed within 10 minutes ` +
    `(${Math.round(rate * 100)} % with equal weight for each network)`
  );
}

function limitWeight({ views, faultyViews }: NetworkViews): NetworkViews {
  const all = Math.max(views, faultyViews);
  const weight = Math.min(1, MAX_VIEWS_PER_NETWORK / Math.max(all, 1));
  return { views: all * weight, faultyViews: faultyViews * weight };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
