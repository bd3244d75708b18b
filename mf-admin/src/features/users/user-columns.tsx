import type { UserRow } from '@platform/contracts';
import { DateTime, Money, Row } from '@platform/design-system';
import { paths } from '@platform/kit';
import { MONEY_STATES } from '@platform/kit/states';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import { TruncatedText } from '../../shared/list/table/truncated-text.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { createViewColumn } from '../../shared/list/table/view-column.tsx';
import { UserBadges } from './user-badges.tsx';

/** The columns of the user list. */
export const USER_COLUMNS: readonly TableColumn<UserRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenByDefault: true },
  {
    id: 'user',
    name: 'User',
    alwaysVisible: true,
    cell: (user) => (
      <Row $gap={2}>
        <TruncatedText text={user.username} strong />
        <UserBadges user={user} />
      </Row>
    ),
    sort: { ascending: 'username' },
  },
  { id: 'email', name: 'Email (masked)', cell: ({ email }) => email },
  {
    id: 'since',
    name: 'Member since',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'available',
    name: 'Available',
    numeric: true,
    cell: ({ balance }) => <Money amount={balance} />,
    sort: { descending: 'balance' },
  },
  {
    id: 'locked',
    name: 'Locked',
    numeric: true,
    cell: ({ lockedBalance }) => <Money amount={lockedBalance} />,
  },
  {
    id: 'held',
    name: MONEY_STATES.held.label,
    numeric: true,
    cell: ({ heldBalance }) => <Money amount={heldBalance} />,
  },
  createViewColumn<UserRow>({
    getPath: ({ id }) => paths.admin.user(id),
    getLabel: ({ username }) => `View ${username}`,
  }),
];
