import type { UserRow } from '@platform/contracts';
import { Badge } from '@platform/design-system';

/** What sets a user apart from an ordinary member. */
export function UserBadges({ user }: { user: Pick<UserRow, 'isAdmin' | 'disabled'> }) {
  return (
    <>
      {user.isAdmin && <Badge tone="primary">Administrator</Badge>}
      {user.disabled && <Badge tone="danger">Disabled</Badge>}
    </>
  );
}
