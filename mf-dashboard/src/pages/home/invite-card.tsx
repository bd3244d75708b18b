import { REFERRAL_REWARD, REFERRAL_TRIGGER } from '@platform/contracts';
import { CardTarget, DraftPaper, Heading, INSET, MOTION, RADIUS, textSize } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';

/** Links to the referrals page. */
export function InviteCard() {
  return (
    <InviteSurface $corners>
      <Heading as="h2" $size={16}>
        <CardTarget as={Link} to={paths.dashboard.referrals()}>
          Invite a friend, earn {REFERRAL_REWARD}
        </CardTarget>
      </Heading>
      <p>Paid once your friend {REFERRAL_TRIGGER}.</p>
    </InviteSurface>
  );
}

const InviteSurface = styled(DraftPaper)`
  position: relative;
  place-items: start;
  padding: ${INSET};
  border-radius: ${RADIUS.card};
  transition: background-color ${MOTION.quick};

  p {
    ${textSize(14)}
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--primary);
    outline-offset: 2px;
  }
`;
