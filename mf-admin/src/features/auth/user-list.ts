import { listUsers } from '@platform/contracts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';

/** What the users can be narrowed by; the span is that of the sign-up. */
export const USER_FILTERS = {
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
  ...SPAN,
} as const;

export const USER_LIST_DEFINITION = defineList<typeof listUsers>({
  endpoint: listUsers,
  filters: USER_FILTERS,
  sorts: ['newest', 'oldest', 'username', 'balance'],
});
