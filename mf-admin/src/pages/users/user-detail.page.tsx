import type { UserCase } from '@platform/contracts';
import { Breakable, PageHead } from '@platform/design-system';
import { paths } from '@platform/kit';
import { useParams } from '@platform/kit/router';
import { UserFigures, UserProfile } from '../../features/auth/profile.tsx';
import { UserBadges } from '../../features/auth/user-badges.tsx';
import { UserStateButton, UserStateDialog } from '../../features/auth/user-state.tsx';
import { useStaffUserQuery } from '../../features/auth/users-api.ts';
import { BackLink } from '../../shared/case/back-link.tsx';
import { ConflictNotice } from '../../shared/case/conflict-notice.tsx';
import { useDecision } from '../../shared/case/use-decision.ts';
import { RecordStates } from '../../shared/case/record-states.tsx';
import { useKeptPlace } from '../../shared/list/use-kept-place.ts';
import { Story } from './story.tsx';

/** One user's whole story. */
export function UserDetailPage() {
  const { id = '' } = useParams();
  const query = useStaffUserQuery({ params: { id } });
  const back = useKeptPlace()(paths.admin.users(), paths.admin.user(id));
  return (
    <>
      <BackLink {...back}>All users</BackLink>
      <RecordStates query={{ ...query, data: query.currentData }} what="user" back={back}>
        {(record) => <User key={record.id} record={record} />}
      </RecordStates>
    </>
  );
}

const STATES = {
  disabled: { label: 'Disabled', tone: 'danger' },
  active: { label: 'Active', tone: 'available' },
} as const;

function User({ record }: { record: UserCase }) {
  const decision = useDecision<'disable' | 'enable'>();
  return (
    <>
      <PageHead
        title={
          <>
            <Breakable>{record.username}</Breakable> <UserBadges user={record} />
          </>
        }
        aside={<UserStateButton record={record} decision={decision} />}
      />
      {decision.conflict && <ConflictNotice conflict={decision.conflict} words={STATES} />}
      <UserFigures record={record} />
      <UserProfile record={record} />
      <Story record={record} />
      <UserStateDialog record={record} decision={decision} />
    </>
  );
}
