import {
  VITAL_NAMES,
  type AppRelease,
  type PublishedVersion,
  type ReleaseChange,
  type ReleaseHealth,
  type Vital,
} from '@platform/contracts';
import { Badge, Button, DateTime, Row, getTextLabel } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  describeHealth,
  FAULT_PHASE_LABELS,
  formatFaultyShare,
  RELEASE_ACTION_LABELS,
  VITAL_LABELS,
} from '../../content/release-labels.ts';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import type { StartOrder } from './release-order.ts';

export type VersionHealth = ReleaseHealth['apps'][number]['versions'][number];
export type Fault = VersionHealth['mainFaults'][number] & { readonly version: string };

const NOT_RECORDED = 'Not recorded';

/** Creates the columns of the published versions, with buttons for those who can change what is live. */
export function createVersionColumns(
  release: AppRelease,
  start: StartOrder | undefined,
): readonly TableColumn<PublishedVersion>[] {
  return [
    {
      id: 'version',
      name: 'Version',
      wraps: true,
      cell: ({ version, failedCheck }) => (
        <span>
          <Version>{version}</Version> <StateBadge release={release} version={version} />{' '}
          {failedCheck && <Badge tone="danger">Failed in a browser</Badge>}
        </span>
      ),
    },
    { id: 'built', name: 'Built', cell: ({ builtAt }) => <DateTime at={builtAt} showTime /> },
    {
      id: 'published',
      name: 'Published',
      wraps: true,
      cell: ({ publishedAt, by }) => <Publication at={publishedAt} by={by} />,
    },
    ...(start ? [createActionColumn(release, start)] : []),
  ];
}

function createActionColumn(release: AppRelease, start: StartOrder): TableColumn<PublishedVersion> {
  return {
    id: 'actions',
    name: 'Actions',
    numeric: true,
    pinned: true,
    cell: ({ version }) =>
      version !== release.version && (
        <Row $gap={2} $justify="end" $nowrap>
          {version !== release.canary?.version && (
            <Button
              size="compact"
              aria-label={`Start a canary of ${release.app} ${version}`}
              onClick={() => start(release, 'canary', version)}
            >
              Canary
            </Button>
          )}
          <Button
            size="compact"
            aria-label={`Promote ${release.app} ${version}`}
            onClick={() => start(release, 'promote', version)}
          >
            Promote
          </Button>
        </Row>
      ),
  };
}

function StateBadge({ release, version }: { release: AppRelease; version: string }) {
  if (version === release.version) return <Badge tone="available">Live</Badge>;
  if (version === release.canary?.version)
    return <Badge tone="held">{`Canary ${release.canary.percent}%`}</Badge>;
  return <Badge>Published</Badge>;
}

function Publication({ at, by }: { at: string | null; by: string | null }) {
  if (at === null) return NOT_RECORDED;
  return <TimeWith at={at}>{by !== null && `by ${by}`}</TimeWith>;
}

/** A time and what completes it. One element: on a phone, a cell lays out its children in a row. */
function TimeWith({ at, children }: { at: string; children: ReactNode }) {
  return (
    <span>
      <DateTime at={at} showTime /> {children}
    </span>
  );
}

/** The columns of what browsers measured of each version within a day. */
export const HEALTH_COLUMNS: readonly TableColumn<VersionHealth>[] = [
  { id: 'version', name: 'Version', wraps: true, cell: ({ version }) => <Version>{version}</Version> },
  { id: 'state', name: 'State', cell: (health) => <HealthBadge health={health} /> },
  { id: 'views', name: 'Views', numeric: true, cell: ({ views }) => COUNT_FORMAT.format(views) },
  {
    id: 'networks',
    name: 'Networks',
    numeric: true,
    cell: ({ networks }) => COUNT_FORMAT.format(networks),
  },
  {
    id: 'faultyNetworks',
    name: 'Failed in',
    numeric: true,
    cell: describeFaulty,
  },
  ...VITAL_NAMES.map((name): TableColumn<VersionHealth> => ({
    id: name,
    name: VITAL_LABELS[name].name,
    numeric: true,
    cell: ({ vitals }) => describeVital(name, vitals[name]),
  })),
];

/** How the views of a version went, in a word. */
export function HealthBadge({ health }: { health: VersionHealth }) {
  const { label, tone } = describeHealth(health);
  return <Badge tone={tone}>{label}</Badge>;
}

/** In how many networks pages of a version failed, and which share of those that saw it. */
export function describeFaulty(health: VersionHealth): string {
  return `${COUNT_FORMAT.format(health.faultyNetworks)} (${formatFaultyShare(health)})`;
}

export function describeVital(name: keyof typeof VITAL_LABELS, vital: Vital | null): string {
  if (!vital) return 'No data';
  const { good, fair, format } = VITAL_LABELS[name];
  const rating = vital.p75 <= good ? 'good' : vital.p75 <= fair ? 'needs work' : 'poor';
  return `${format(vital.p75)}, ${rating}`;
}

export const FAULT_COLUMNS: readonly TableColumn<Fault>[] = [
  { id: 'at', name: 'Last', cell: ({ at }) => <DateTime at={at} showTime /> },
  { id: 'count', name: 'Times', numeric: true, cell: ({ count }) => COUNT_FORMAT.format(count) },
  { id: 'phase', name: 'When', cell: ({ phase }) => getTextLabel(FAULT_PHASE_LABELS, phase) },
  { id: 'cause', name: 'Cause', wraps: true, cell: ({ cause }) => cause },
  { id: 'path', name: 'Page', wraps: true, cell: ({ path }) => <Version>{path}</Version> },
  { id: 'version', name: 'Version', wraps: true, cell: ({ version }) => <Version>{version}</Version> },
];

export const CHANGE_COLUMNS: readonly TableColumn<ReleaseChange>[] = [
  { id: 'at', name: 'When', cell: ({ at }) => <DateTime at={at} showTime /> },
  {
    id: 'action',
    name: 'What',
    wraps: true,
    cell: ({ action, percent, origin }) =>
      [getTextLabel(RELEASE_ACTION_LABELS, action), percent !== null && `${percent}%`, origin]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'version', name: 'Version', wraps: true, cell: ({ version }) => <Version>{version}</Version> },
  {
    id: 'previous',
    name: 'Before',
    wraps: true,
    cell: ({ previous }) => previous !== null && <Version>{previous}</Version>,
  },
  { id: 'by', name: 'By', wraps: true, cell: ({ by }) => by },
  { id: 'reason', name: 'Reason', wraps: true, cell: ({ reason }) => reason },
];

export const Version = styled.code.attrs({ translate: 'no' })`
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

export const COUNT_FORMAT = new Intl.NumberFormat('en-US');
