import type { UserRow } from '@platform/contracts';
import { Badge } from '@platform/design-system';
import { ROLE_LABELS } from '../../content/role-labels.ts';

/** Badges for roles and disabled accounts; none for an ordinary member. */
export function UserBadges({ user }: { user: Pick<UserRow, 'adminRoles' | 'disabled'> }) {
  return (
    <>
      {user.adminRoles.map((role) => (
        <Badge key={role} tone="primary">
          {ROLE_LABELS[role].label}
        </Badge>
      ))}
      {user.disabled && <Badge tone="danger">Disabled</Badge>}
    </>
  );
}
