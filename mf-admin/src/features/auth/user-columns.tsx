import type { UserRow } from '@platform/contracts';
import { Moment, Money, Row } from '@platform/design-system';
import { ShortId } from '../../shared/list/short-id.tsx';
import { Username } from '../../shared/list/username.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';
import { UserBadges } from './user-badges.tsx';

/** The columns of the users' table. */
export const USER_COLUMNS: readonly StaffColumn<UserRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenAtFirst: true },
  {
    id: 'user',
    name: 'User',
    always: true,
    cell: (user) => (
      <Row $gap={2}>
        <Username name={user.username} />
        <UserBadges user={user} />
      </Row>
    ),
    sort: { ascending: 'username' },
  },
  { id: 'email', name: 'E-mail (masked)', cell: ({ email }) => email },
  {
    id: 'since',
    name: 'Member since',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
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
  { id: 'held', name: 'On hold', numeric: true, cell: ({ heldBalance }) => <Money amount={heldBalance} /> },
];
