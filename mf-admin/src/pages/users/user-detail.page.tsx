import type { UserDetail } from '@platform/contracts';
import { BreakableText, PageHead } from '@platform/design-system';
import { paths } from '@platform/kit';
import { useParams } from '@platform/kit/router';
import { UserDeletion } from '../../features/users/user-deletion.tsx';
import { UserBalances, UserProfile } from '../../features/users/user-profile.tsx';
import { UserBadges } from '../../features/users/user-badges.tsx';
import { ConfirmRolesDialog, UserRoles, UserRolesDialog } from '../../features/users/user-roles.tsx';
import {
  SecondFactorResetDialog,
  UserSecondFactor,
  type ResetAction,
} from '../../features/users/user-second-factor.tsx';
import { UserStateButton, UserStateDialog } from '../../features/users/user-state.tsx';
import { BackLink } from '../../shared/review/record/back-link.tsx';
import { ConflictNotice } from '../../shared/review/decision/conflict-notice.tsx';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { RecordBoundary } from '../../shared/review/record/record-boundary.tsx';
import { useListLink } from '../../shared/list/state/use-list-link.ts';
import { UserActivity } from './user-activity.tsx';
import { useAdminUserQuery } from '../../shared/review/record/member-api.ts';

/** One user: balances, profile and activity. */
export function UserDetailPage() {
  const { id = '' } = useParams();
  const query = useAdminUserQuery({ params: { id } });
  const listLink = useListLink()(paths.admin.users(), paths.admin.user(id));
  return (
    <>
      <BackLink {...listLink}>All users</BackLink>
      <RecordBoundary query={{ ...query, data: query.currentData }} recordType="user" listLink={listLink}>
        {(record) => <User key={record.id} record={record} />}
      </RecordBoundary>
    </>
  );
}

const STATE_LABELS = {
  disabled: { label: 'Disabled', tone: 'danger' },
  active: { label: 'Active', tone: 'available' },
} as const;

function User({ record }: { record: UserDetail }) {
  const decision = useDecision<'disable' | 'enable' | 'roles' | 'confirm-roles'>();
  const reset = useDecision<ResetAction>();
  return (
    <>
      <PageHead
        title={
          <>
            <span translate="no">
              <BreakableText>{record.username}</BreakableText>
            </span>{' '}
            <UserBadges user={record} />
          </>
        }
        aside={<UserStateButton record={record} decision={decision} />}
      />
      {decision.conflict && <ConflictNotice conflict={decision.conflict} labels={STATE_LABELS} />}
      {record.deletion && <UserDeletion deletion={record.deletion} />}
      <UserBalances record={record} />
      <UserProfile record={record} />
      <UserSecondFactor record={record} onStart={reset.start} />
      <UserRoles record={record} onStart={decision.start} />
      <UserActivity record={record} />
      <SecondFactorResetDialog record={record} decision={reset} />
      <UserStateDialog record={record} decision={decision} />
      {decision.action === 'roles' && <UserRolesDialog record={record} decision={decision} />}
      {decision.action === 'confirm-roles' && <ConfirmRolesDialog record={record} decision={decision} />}
    </>
  );
}
