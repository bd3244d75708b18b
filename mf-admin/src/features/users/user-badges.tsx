import type { UserRow } from '@platform/contracts';
import { Badge } from '@platform/design-system';
import { getRoleName } from '../../content/role-labels.ts';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';

/** Badges for roles and disabled accounts; none for an ordinary member. */
export function UserBadges({ user }: { user: Pick<UserRow, 'adminRoles' | 'disabled'> }) {
  return (
    <>
      {user.adminRoles.map((role) => (
        <Badge key={role} tone="primary">
          {getRoleName(role)}
        </Badge>
      ))}
      {user.disabled && <DisabledBadge />}
    </>
  );
}
