import { VITAL_NAMES, type AppRelease } from '@platform/contracts';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@platform/design-system';
import type { ReactNode } from 'react';
import { VITAL_LABELS } from '../../content/release-labels.ts';
import { ListSurface } from '../../shared/list/table/list-surface.tsx';
import {
  COUNT_FORMAT,
  describeFaulty,
  describeVital,
  HealthBadge,
  type VersionHealth,
} from './release-columns.tsx';

type Props = {
  release: Pick<AppRelease, 'app' | 'version' | 'canary' | 'rollbackVersion'>;
  health: readonly VersionHealth[] | undefined;
};

type Row = { readonly name: string; readonly show: (health: VersionHealth) => ReactNode };

const ROWS: readonly Row[] = [
  { name: 'State', show: (health) => <HealthBadge health={health} /> },
  { name: 'Views', show: ({ views }) => COUNT_FORMAT.format(views) },
  { name: 'Failed in', show: describeFaulty },
  ...VITAL_NAMES.map((name): Row => ({
    name: VITAL_LABELS[name].name,
    show: ({ vitals }) => describeVital(name, vitals[name]),
  })),
];

/** How the live version does beside its canary or, without one, the version before. Nothing before it was seen. */
export function VersionComparison({
  release: { app, version, canary, rollbackVersion },
  health = [],
}: Props) {
  const live = health.find((entry) => entry.version === version);
  const other = health.find((entry) => entry.version === (canary?.version ?? rollbackVersion));
  if (!live || !other) return null;
  return (
    <ListSurface>
      <Table caption={`${app}: ${canary ? 'live and canary' : 'live and before'}, last 24 hours`} dense>
        <TableHead>
          <TableRow>
            <HeadCell>Last 24 hours</HeadCell>
            <HeadCell>Live</HeadCell>
            <HeadCell>{canary ? `Canary, ${canary.percent}%` : 'The version before'}</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(({ name, show }) => (
            <TableRow key={name}>
              <Cell header>{name}</Cell>
              <Cell label="Live">{show(live)}</Cell>
              <Cell label={canary ? 'Canary' : 'Before'}>{show(other)}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ListSurface>
  );
}
