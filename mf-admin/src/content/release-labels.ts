import type { FaultPhase, ReleaseAction, ReleaseHealth, VitalName } from '@platform/contracts';
import type { Tone } from '@platform/design-system';
import type { PreparedReason } from './reasons.ts';

export const RELEASE_ACTION_LABELS: Readonly<Record<ReleaseAction, string>> = {
  promote: 'Promoted',
  rollback: 'Rolled back',
  canary: 'Canary started',
  'end-canary': 'Canary ended',
  origin: 'Address changed',
};

/** What did not work when a fault was reported. */
export const FAULT_PHASE_LABELS: Readonly<Record<FaultPhase, string>> = {
  container: 'Loading the section',
  module: 'Starting the section',
  chunk: 'Loading the page',
  render: 'Showing the page',
  hang: 'Responding to the visitor',
  unhandled: 'After the page was shown',
  foreign: 'Changed by an extension or a translation',
};

type VitalLabel = {
  readonly name: string;
  /** Upper bounds of "good" and of "needs work" (web.dev/articles/vitals). */
  readonly good: number;
  readonly fair: number;
  readonly format: (value: number) => string;
};

const formatTime = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

export const VITAL_LABELS: Readonly<Record<VitalName, VitalLabel>> = {
  LCP: { name: 'Main content (LCP)', good: 2500, fair: 4000, format: formatTime },
  INP: { name: 'Reaction (INP)', good: 200, fair: 500, format: formatTime },
  CLS: { name: 'Shift (CLS)', good: 0.1, fair: 0.25, format: (value) => value.toFixed(2) },
  TTFB: { name: 'First byte (TTFB)', good: 800, fair: 1800, format: formatTime },
};

/** Share of networks with a fault from which a version is called faulty, and from which it fails. */
const FAULTY_SHARE = 0.01;
const FAILING_SHARE = 0.05;
/** One or two networks can be a visitor with a broken browser, or a stranger who makes reports up. */
const MIN_FAILING_NETWORKS = 3;

type Networks = Pick<ReleaseHealth['apps'][number]['versions'][number], 'networks' | 'faultyNetworks'>;

/** Says in words in how many networks pages of a version failed, unless page servers cannot use it at all. */
export function describeHealth(health: Networks & { readonly unusable: object | null }): {
  readonly label: string;
  readonly tone: Tone;
} {
  if (health.unusable) return { label: 'Not served', tone: 'danger' };
  if (areFailing(health)) return { label: 'Failing', tone: 'danger' };
  return getFaultyShare(health) >= FAULTY_SHARE
    ? { label: 'Faulty', tone: 'locked' }
    : { label: 'Healthy', tone: 'available' };
}

/** Whether pages of a version fail in so many networks that another version is to take its place. */
export function areFailing(networks: Networks): boolean {
  return networks.faultyNetworks >= MIN_FAILING_NETWORKS && getFaultyShare(networks) >= FAILING_SHARE;
}

/** Formats the share of networks in which pages of a version failed as a percentage. */
export function formatFaultyShare(networks: Networks): string {
  return PERCENT_FORMAT.format(getFaultyShare(networks));
}

function getFaultyShare({ networks, faultyNetworks }: Networks): number {
  return networks === 0 ? 0 : faultyNetworks / networks;
}

const PERCENT_FORMAT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Why a version is promoted or tried. For the history and the audit log. */
export const PROMOTION_REASONS: readonly PreparedReason[] = [
  { label: 'Planned release', reason: 'This is the planned release of this version.' },
  { label: 'Fixes a fault', reason: 'This version fixes a fault of the live one.' },
];

export const PAGES_FAIL: PreparedReason = {
  label: 'Pages fail',
  reason: 'Pages of this version fail for visitors.',
};

/** Why a version is rolled back, or its canary ended. For the history and the audit log. */
export const ROLLBACK_REASONS: readonly PreparedReason[] = [
  PAGES_FAIL,
  { label: 'Wrong content', reason: 'This version shows something that is wrong.' },
  { label: 'Too slow', reason: 'Pages of this version are too slow.' },
];
