import { REFERRAL_REWARD_DOLLARS, type User } from '@platform/contracts';
import {
  Button,
  CardSkeleton,
  Loading,
  Money,
  PageHead,
  Panel,
  Split,
  Stack,
  Stat,
  StatStrip,
  StepList,
  Surface,
  Text,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { HOW_REFERRALS_WORK, REFERRAL_RULES } from '../../content/referrals.content.ts';
import { InviteForm } from '../../features/referrals/invite-form.tsx';
import { ReferralLink } from '../../features/referrals/referral-link.tsx';
import { ReferralList } from '../../features/referrals/referral-list.tsx';
import { useOwnReferralsQuery } from '../../features/referrals/referrals-api.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';

/** The referral link, invitations, and what came of them. */
export function ReferralsPage() {
  return <ForMember>{(user) => <Referrals user={user} />}</ForMember>;
}

function Referrals({ user }: { user: User }) {
  const query = useOwnReferralsQuery();
  return (
    <Page>
      <PageHead
        title="Referrals"
        lead={`$${REFERRAL_REWARD_DOLLARS} for each friend whose identity check is approved.`}
      />
      <Surface $padding={6}>
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
        <Panel title="Invite by e-mail">
          <InviteForm />
        </Panel>
      </Columns>
      <Loaded query={query} what="your referrals" skeleton={<ReferralsSkeleton />}>
        {({ items, totals }) => (
          <>
            <StatStrip aria-label="Referral totals">
              <Stat label="Total referrals" value={totals.count} />
              <Stat label="Total earned" value={<Money amount={totals.earned} />} />
            </StatStrip>
            <Panel
              flush
              title="Your referrals"
              aside={
                <Button size="compact" busy={query.isFetching} onClick={() => void query.refetch()}>
                  Refresh
                </Button>
              }
            >
              <ReferralList isEmpty={items.length === 0} />
            </Panel>
          </>
        )}
      </Loaded>
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
