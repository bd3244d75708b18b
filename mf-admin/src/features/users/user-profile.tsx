import { revealUser, type UserDetail } from '@platform/contracts';
import {
  DescriptionList,
  DateTime,
  formatCount,
  Money,
  Panel,
  space,
  Stat,
  StatBar,
} from '@platform/design-system';
import { useSession } from '@platform/kit';
import { MONEY_STATES } from '@platform/kit/states';
import { styled } from 'styled-components';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';
import { useMay } from '../../shared/use-may.ts';
import { useAdminRevealUserMutation } from './users-api.ts';

/** A member's balances, labeled as on the member's dashboard. */
export function UserBalances({ record }: { record: UserDetail }) {
  return (
    <Balances>
      <Stat label={MONEY_STATES.available.label} tone="available" value={<Money amount={record.balance} />} />
      <Stat label={MONEY_STATES.locked.label} tone="locked" value={<Money amount={record.lockedBalance} />} />
      <Stat label={MONEY_STATES.held.label} tone="held" value={<Money amount={record.heldBalance} />} />
      <Stat
        label="Total earned"
        value={<Money amount={record.totalEarned} />}
        note={
          <>
            {formatCount(record.completions, 'task')} completed, <Money amount={record.totalWithdrawn} />{' '}
            withdrawn
          </>
        }
      />
    </Balances>
  );
}

/** Two by two where three of the four would share a line. */
const Balances = styled(StatBar)`
  @container admin-page (min-width: 28rem) and (max-width: 52rem) {
    > * {
      flex-basis: 45%;
    }
  }
`;

/** A user's profile. Personal data is masked until the administrator reveals it. */
export function UserProfile({ record }: { record: UserDetail }) {
  const [reveal, revealed] = useAdminRevealUserMutation();
  const profile = revealed.data ?? record;
  const may = useMay();
  const { user } = useSession();
  return (
    <Panel title="Profile">
      <Details
        items={[
          { term: 'Full name', description: profile.fullName ?? 'Not provided', verbatim: true },
          {
            term: 'Email',
            description: `${profile.email}${record.emailVerified ? ', verified' : ', not verified'}`,
          },
          { term: 'Phone number', description: profile.phoneNumber ?? 'Not provided', verbatim: true },
          { term: 'Member since', description: <DateTime at={record.createdAt} showTime /> },
          {
            term: 'Last login',
            description:
              record.lastSignInAt === null ? 'Never' : <DateTime at={record.lastSignInAt} showTime />,
          },
          { term: 'Invited by', description: record.referredBy ?? 'No one', verbatim: true },
          { term: 'Referral code', description: record.referralCode, verbatim: true },
          { term: 'Signup bonus', description: record.signupBonusClaimed ? 'Claimed' : 'Not claimed yet' },
          { term: 'User ID', description: record.id, verbatim: true },
        ]}
      />
      {may(revealUser) && user?.id !== record.id && (
        <RevealControl
          label="Personal data"
          target="profile"
          isRevealed={revealed.data !== undefined}
          busy={revealed.isLoading}
          error={revealed.error}
          onReveal={() => void reveal({ params: { id: record.id } })}
          onHide={revealed.reset}
        />
      )}
    </Panel>
  );
}

const Details = styled(DescriptionList)`
  ${WIDE_PAGE} {
    columns: 2;
    column-gap: ${space(10)};
    overflow: clip;

    > div {
      break-inside: avoid;
    }

    /* Unlike a border, a shadow above the first row of the second column is outside the list, which clips it. */
    > div + div {
      border-top: 0;
      box-shadow: 0 -1px 0 var(--line);
    }
  }
`;
