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

/** A version of the shell is silent if it starts in less than half of the documents that it should start in. */
const MAX_SILENT_PART = 0.5;
/** A distance that chance reaches less than once in ten thousand decisions. */
const STANDARD_DEVIATIONS = 4;

/** How far a decision about silence looks back: as long as the views of networks are kept. */
export const SILENCE_WINDOW_MS = 60 * 60_000;
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
