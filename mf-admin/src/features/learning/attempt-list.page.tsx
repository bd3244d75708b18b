import { exportAttempts, listAttempts, type MemberAttempt } from '@platform/contracts';
import { DateTime, LabelBadge } from '@platform/design-system';
import { ATTEMPT_STATES } from '@platform/kit/states';
import { toOptions } from '../../content/status-labels.ts';
import { defineListPage } from '../../shared/list/screen/define-list-page.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { MemberLink } from '../../shared/review/record/member-link.tsx';
import { COURSE_COLUMN, COURSE_FILTERS } from './course-column.ts';
import { useAdminAttemptsQuery } from './learning-api.ts';

const COLUMNS: readonly TableColumn<MemberAttempt>[] = [
  {
    id: 'user',
    name: 'User',
    cell: ({ userId, username }) => <MemberLink userId={userId} username={username} />,
    alwaysVisible: true,
  },
  COURSE_COLUMN,
  { id: 'kind', name: 'Kind', cell: ({ kind }) => (kind === 'renewal' ? 'Renewal' : 'Test') },
  {
    id: 'at',
    name: 'Started',
    cell: ({ startedAt }) => <DateTime at={startedAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'ended',
    name: 'Ended',
    cell: ({ endedAt, ending, endsAt }) => (
      <>
        <DateTime at={endedAt ?? endsAt} showTime />
        {ending === 'time_over' && ', time over'}
        {endedAt === null && ', at the latest'}
      </>
    ),
  },
  {
    id: 'score',
    name: 'Right',
    numeric: true,
    cell: ({ right, units, wasRescored }) =>
      right === null ? '–' : `${right} of ${units}${wasRescored ? ', rescored' : ''}`,
  },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <LabelBadge labels={ATTEMPT_STATES} value={state} />,
  },
];

/** The attempts of all members at tests. */
export const AttemptListPage = defineListPage({
  labels: {
    title: 'Attempts',
    lead: 'Attempts of all members at tests and renewals, newest first.',
    plural: 'attempts',
    search: 'Search by username or ID',
    empty: { title: 'No attempts yet', text: 'Attempts appear here once members start a test.' },
  },
  endpoint: listAttempts,
  exportEndpoint: exportAttempts,
  filters: {
    state: { kind: 'choice', label: 'State', options: toOptions(ATTEMPT_STATES) },
    ...COURSE_FILTERS,
  },
  sorts: ['newest', 'oldest'],
  useRows: ({ query }) => useAdminAttemptsQuery({ query }),
  columns: COLUMNS,
});
