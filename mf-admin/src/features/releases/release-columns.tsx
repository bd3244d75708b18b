import type { LiveRelease } from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { styled } from 'styled-components';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the live releases. */
export const RELEASE_COLUMNS: readonly TableColumn<LiveRelease>[] = [
  { id: 'app', name: 'App', cell: ({ app }) => <strong>{app}</strong>, alwaysVisible: true },
  { id: 'version', name: 'Live version', cell: ({ version }) => <Version>{version}</Version> },
  { id: 'contract', name: 'Contract', numeric: true, cell: ({ contract }) => contract },
  { id: 'built', name: 'Built', cell: ({ builtAt }) => <DateTime at={builtAt} showTime /> },
  {
    id: 'since',
    name: 'Live since',
    cell: ({ liveSince }) => (liveSince === null ? 'Not recorded' : <DateTime at={liveSince} showTime />),
  },
  { id: 'by', name: 'By', cell: ({ by }) => by ?? 'Not recorded' },
];

const Version = styled.code`
  font-size: 0.8125rem;
`;
