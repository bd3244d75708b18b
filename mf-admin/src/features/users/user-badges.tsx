import type { UserRow } from '@platform/contracts';
import { Badge } from '@platform/design-system';

/** Badges for administrators and disabled accounts; none for an ordinary member. */
export function UserBadges({ user }: { user: Pick<UserRow, 'isAdmin' | 'disabled'> }) {
  return (
    <>
      {user.isAdmin && <Badge tone="primary">Administrator</Badge>}
      {user.disabled && <Badge tone="danger">Disabled</Badge>}
    </>
  );
}
