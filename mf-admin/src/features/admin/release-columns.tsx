import type { LiveRelease } from '@platform/contracts';
import { Moment } from '@platform/design-system';
import { styled } from 'styled-components';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of what is live. */
export const RELEASE_COLUMNS: readonly StaffColumn<LiveRelease>[] = [
  { id: 'app', name: 'App', cell: ({ app }) => <strong>{app}</strong>, always: true },
  { id: 'version', name: 'Live version', cell: ({ version }) => <Version>{version}</Version> },
  { id: 'contract', name: 'Contract', numeric: true, cell: ({ contract }) => contract },
  { id: 'built', name: 'Built', cell: ({ builtAt }) => <Moment at={builtAt} clock /> },
  {
    id: 'since',
    name: 'Live since',
    cell: ({ liveSince }) => (liveSince === null ? 'Not recorded' : <Moment at={liveSince} clock />),
  },
  { id: 'by', name: 'By', cell: ({ by }) => by ?? 'Not recorded' },
];

const Version = styled.code`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
`;
