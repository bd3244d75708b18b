import { REFERRAL_REWARD, REFERRAL_TRIGGER, type User } from '@platform/contracts';
import {
  CardSkeleton,
  Loading,
  Money,
  PageHead,
  Panel,
  RefreshButton,
  Split,
  Stack,
  Stat,
  StatBar,
  StepList,
  Surface,
  Text,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { styled } from 'styled-components';
import { HOW_REFERRALS_WORK, REFERRAL_RULES } from '../../content/referrals.content.ts';
import { InviteForm } from '../../features/referrals/invite-form.tsx';
import { ReferralLink } from '../../features/referrals/referral-link.tsx';
import { ReferralList } from '../../features/referrals/referral-list.tsx';
import { useUserReferralsQuery } from '../../features/referrals/referrals-api.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';

/** Shows the referral link, the invitation form and the referrals with their totals. */
export function ReferralsPage() {
  return <UserBoundary>{(user) => <Referrals user={user} />}</UserBoundary>;
}

function Referrals({ user }: { user: User }) {
  const query = useUserReferralsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHead title="Referrals" lead={`Earn ${REFERRAL_REWARD} for each friend who ${REFERRAL_TRIGGER}.`} />
      <Surface>
        <ReferralLink referralCode={user.referralCode} />
      </Surface>
      <Columns $ratio={1.4}>
        <Panel title="How Referrals Work">
          <Stack>
            <StepList steps={HOW_REFERRALS_WORK} />
            <Text $size={14} $tone="muted">
              {REFERRAL_RULES}
            </Text>
          </Stack>
        </Panel>
        <Panel title="Invite by email">
          <InviteForm />
        </Panel>
      </Columns>
      <QueryBoundary query={query} resource="your referrals" skeleton={<ReferralsSkeleton />}>
        {({ items, totals }) => (
          <>
            <StatBar aria-label="Referral totals">
              <Stat label="Total referrals" value={totals.count} />
              <Stat label="Total earned" value={<Money amount={totals.earned} />} />
            </StatBar>
            <Panel
              flush
              title="Your referrals"
              aside={<RefreshButton busy={query.isFetching} onClick={() => void query.refetch()} />}
            >
              <ReferralList isEmpty={items.length === 0} />
            </Panel>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function ReferralsSkeleton() {
  return (
    <Loading label="Loading your referrals">
      <Stack $gap={5}>
        <CardSkeleton height="6rem" />
        <CardSkeleton height="12rem" />
      </Stack>
    </Loading>
  );
}

const Columns = styled(Split)`
  align-items: start;
`;
