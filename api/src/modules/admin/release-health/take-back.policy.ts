/*
 * When a version is taken back by itself. Reports come from any browser, so one network can neither take a release back
 * (faults of three are needed) nor hide its faults (each has the weight of ten views).
 */

/** Views of one network, and how many of them had a fault. */
export type NetworkViews = { readonly views: number; readonly faultyViews: number };

/** Documents that one network got, and how many of their pages have started. */
export type NetworkDocuments = { readonly documents: number; readonly views: number };

const MIN_VIEWS = 20;
const MIN_NETWORKS = 3;
const MIN_FAULT_RATE = 0.05;
const MAX_VIEWS_PER_NETWORK = 10;

/** A version has clearly more faults than another one if it has twice as many as that one lets expect. */
const MIN_FACTOR = 2;

/** A version of the shell is silent if it starts in less than half of the documents that it should start in. */
const MAX_SILENT_PART = 0.5;
/** A distance that chance reaches less than once in ten thousand decisions. */
const STANDARD_DEVIATIONS = 4;

/** How far a comparison looks back: as long as the views of networks are kept. */
export const COMPARED_MS = 60 * 60_000;
/** How far a decision about faults looks back. */
export const WINDOW_MS = 10 * 60_000;
/** How long a promoted version is watched. */
export const WATCHED_MS = 24 * 60 * 60_000;

/** Returns the reason to take a version back, with the figures; `undefined` if there is none. */
export function findReason(networks: readonly NetworkViews[]): string | undefined {
  const { views, faultyViews } = weigh(networks);
  const faultyNetworks = networks.filter((network) => network.faultyViews > 0).length;
  if (views < MIN_VIEWS || faultyNetworks < MIN_NETWORKS || !isFaulty({ views, faultyViews }))
    return undefined;
  const allViews = sum(networks.map((network) => Math.max(network.views, network.faultyViews)));
  const allFaults = sum(networks.map((network) => network.faultyViews));
  return (
    `${allFaults} of ${allViews} views from ${networks.length} networks failed within 10 minutes ` +
    `(${Math.round((100 * faultyViews) / views)} % with equal weight for each network)`
  );
}

/** What a version's faults are compared with. */
export type Comparison = {
  /** The version that other visitors get at the same time, or that older tabs still have. */
  readonly simultaneous: FaultRate;
  /** Whether documents are opened with both versions: a tab that is open needs less of the servers. */
  readonly isCanary: boolean;
  /** The version that was live before, within the last hour. */
  readonly before: FaultRate;
  /** The same version earlier. */
  readonly earlier: FaultRate;
  /** Other remotes that have not changed, now and before. */
  readonly others: { readonly now: FaultRate; readonly before: FaultRate };
};

/** Views and faults with equal weight for each network, and the number of networks. */
export type FaultRate = { readonly views: number; readonly faultyViews: number; readonly networks: number };

/**
 * Whether the faults of a version began with it. They did not if it had as many views without them earlier, if the
 * version to compare has them too, or if they began with other remotes at the same time: then something else is at
 * fault, such as the API or the server of its files, and the version before would fail as well.
 */
export function hasBegunWith(
  own: FaultRate,
  { simultaneous, isCanary, before, earlier, others }: Comparison,
): boolean {
  const isWorseThan = (other: FaultRate) => !isEnough(other) || isClearlyWorse(own, other);
  if (isCanary && isEnough(simultaneous)) return isClearlyWorse(own, simultaneous);
  const wasHealthy = isEnough(earlier) && earlier.views >= own.views && isClearlyWorse(own, earlier);
  return isWorseThan(simultaneous) && isWorseThan(before) && !wasHealthy && !hasBegunWithOthers(others);
}

function hasBegunWithOthers({ now, before }: Comparison['others']): boolean {
  return isEnough(now) && isFaulty(now) && (!isEnough(before) || isClearlyWorse(now, before));
}

/** Adds up views, of which each network counts at most ten. */
export function weigh(networks: readonly NetworkViews[]): FaultRate {
  const weighted = networks.map(limitWeight);
  return {
    views: sum(weighted.map(({ views }) => views)),
    faultyViews: sum(weighted.map(({ faultyViews }) => faultyViews)),
    networks: networks.length,
  };
}

/** Whether there are enough views to compare with. */
export function isEnough({ views, networks }: FaultRate): boolean {
  return views >= MIN_VIEWS && networks >= MIN_NETWORKS;
}

function isFaulty({ views, faultyViews }: Pick<FaultRate, 'views' | 'faultyViews'>): boolean {
  return faultyViews / Math.max(views, 1) >= MIN_FAULT_RATE;
}

/** Whether a version has more faults than another one lets expect, by a distance that chance hardly reaches. */
function isClearlyWorse(own: FaultRate, other: FaultRate): boolean {
  const expected = (own.views * other.faultyViews) / Math.max(other.views, 1);
  const limit = Math.max(expected * MIN_FACTOR, expected + STANDARD_DEVIATIONS * Math.sqrt(expected));
  return own.faultyViews > limit;
}

/**
 * Returns the reason to take back a version of the shell that is silent, with the figures; `undefined` without one.
 * Some browsers never report: those that block beacons, run no scripts, or are robots. So a version is compared with
 * another one, which the same mix of visitors gets, and not with all of its documents.
 */
export function findSilence(
  version: readonly NetworkDocuments[],
  baseline: readonly NetworkDocuments[],
): string | undefined {
  const [own, other] = [countStarts(version), countStarts(baseline)];
  if (other.documents < MIN_VIEWS || other.networks < MIN_NETWORKS) return undefined;
  const expected = (own.documents * other.starts) / other.documents;
  const limit = Math.min(expected * MAX_SILENT_PART, expected - STANDARD_DEVIATIONS * Math.sqrt(expected));
  if (expected < MIN_VIEWS || own.silentNetworks < MIN_NETWORKS || own.starts > limit) return undefined;
  return (
    `pages started in ${formatPart(own)} of the documents in ${own.networks} networks, ` +
    `with the version to compare in ${formatPart(other)}`
  );
}

/** A network never has more starts than documents, so that what it reports in excess hides no silence of others. */
function countStarts(networks: readonly NetworkDocuments[]) {
  const visited = networks.filter(({ documents }) => documents > 0);
  const weighted = visited.map(({ documents, views }) => {
    const weight = Math.min(1, MAX_VIEWS_PER_NETWORK / documents);
    return { documents: documents * weight, starts: Math.min(views, documents) * weight };
  });
  return {
    documents: sum(weighted.map(({ documents }) => documents)),
    starts: sum(weighted.map(({ starts }) => starts)),
    networks: visited.length,
    silentNetworks: visited.filter(({ documents, views }) => views < documents).length,
  };
}

function formatPart({ documents, starts }: { documents: number; starts: number }): string {
  return `${Math.round((100 * starts) / documents)} %`;
}

function limitWeight({ views, faultyViews }: NetworkViews): NetworkViews {
  const all = Math.max(views, faultyViews);
  const weight = Math.min(1, MAX_VIEWS_PER_NETWORK / Math.max(all, 1));
  return { views: all * weight, faultyViews: faultyViews * weight };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
