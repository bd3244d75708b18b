import { Heading, Stack } from '@platform/design-system';
import { MemberFacts } from '../../shared/review/record/member-facts.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';

/** What an answer to a member is about most often: their money, their identity and their last payout. */
export function TicketMember({ userId, username }: { userId: string; username: string }) {
  return (
    <Stack as="aside" $gap={2} aria-label="Member">
      <Heading as="h2" $size={16}>
        Member
      </Heading>
      <MemberFacts userId={userId} />
      <ActivityLink userId={userId} username={username} />
    </Stack>
  );
}
