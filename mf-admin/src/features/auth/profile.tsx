import type { UserCase } from '@platform/contracts';
import { DescriptionList, Moment, Money, Panel, space, Stat, StatStrip } from '@platform/design-system';
import { styled } from 'styled-components';
import { RevealLine } from '../../shared/case/reveal-line.tsx';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';
import { useStaffRevealUserMutation } from './users-api.ts';

/** A member's money at a glance, in the words of the dashboard. */
export function UserFigures({ record }: { record: UserCase }) {
  return (
    <StatStrip>
      <Stat label="Available" tone="available" value={<Money amount={record.balance} />} />
      <Stat label="Locked" tone="locked" value={<Money amount={record.lockedBalance} />} />
      <Stat label="On hold" tone="held" value={<Money amount={record.heldBalance} />} />
      <Stat
        label="Earned in all"
        value={<Money amount={record.totalEarned} />}
        note={
          <>
            {record.completions} tasks completed, <Money amount={record.totalWithdrawn} /> withdrawn
          </>
        }
      />
    </StatStrip>
  );
}

/** Who it is; personal data masked until it is revealed. */
export function UserProfile({ record }: { record: UserCase }) {
  const [reveal, profile] = useStaffRevealUserMutation();
  const shown = profile.data ?? record;
  return (
    <Panel title="Profile">
      <Facts
        items={[
          { term: 'Full name', description: shown.fullName ?? 'Not given' },
          {
            term: 'E-mail',
            description: `${shown.email}${record.emailVerified ? ', verified' : ', not verified'}`,
          },
          { term: 'Phone number', description: shown.phoneNumber ?? 'Not given' },
          { term: 'Member since', description: <Moment at={record.createdAt} clock /> },
          {
            term: 'Last sign-in',
            description: record.lastSignInAt === null ? 'Never' : <Moment at={record.lastSignInAt} clock />,
          },
          { term: 'Invited by', description: record.referredBy ?? 'Nobody' },
          { term: 'Referral code', description: record.referralCode },
          { term: 'Signup bonus', description: record.signupBonusClaimed ? 'Claimed' : 'Not claimed yet' },
          { term: 'User ID', description: record.id },
        ]}
      />
      <RevealLine
        what="Personal data"
        action="profile"
        revealed={profile.data !== undefined}
        busy={profile.isLoading}
        error={profile.error}
        reveal={() => void reveal({ params: { id: record.id } })}
        hide={profile.reset}
      />
    </Panel>
  );
}

/** In two columns where there is room. */
const Facts = styled(DescriptionList)`
  ${WIDE_PAGE} {
    columns: 2;
    column-gap: ${space(10)};

    > div {
      break-inside: avoid;
    }
  }
`;
