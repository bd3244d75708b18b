import { exportUsers, listUsers, RESET_WAIT_HOURS } from '@platform/contracts';
import { defineListPage } from '../../shared/list/screen/define-list-page.tsx';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import { useAdminUsersQuery } from './users-api.ts';

/** The users of the platform. The date range applies to the sign-up date. */
export const UserListPage = defineListPage({
  labels: {
    title: 'Users',
    plural: 'users',
    search: 'Search by username, email or ID',
    empty: { title: 'No users yet', text: 'Users appear here after they sign up.' },
  },
  endpoint: listUsers,
  exportEndpoint: exportUsers,
  filters: {
    role: {
      kind: 'choice',
      label: 'Role',
      options: [
        { value: 'member', label: 'Member' },
        { value: 'administrator', label: 'Administrator' },
      ],
    },
    state: {
      kind: 'choice',
      label: 'State',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'disabled', label: 'Disabled' },
      ],
    },
    secondFactorReset: {
      kind: 'choice',
      label: 'Two-factor reset',
      options: [
        { value: 'requested', label: 'Needs a second approval' },
        { value: 'waiting', label: `Approved, in its ${RESET_WAIT_HOURS} hours` },
      ],
    },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['newest', 'oldest', 'username', 'balance'],
  useRows: ({ query }) => useAdminUsersQuery({ query }),
  columns: USER_COLUMNS,
});
