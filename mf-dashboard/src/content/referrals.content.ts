import { REFERRAL_REWARD, REFERRAL_TRIGGER, REVIEWED_WORK_SENTENCE, SIGNUP_BONUS } from '@platform/contracts';

/**
 * Steps of "How Referrals Work". Source of amounts and states: docs/specification.md#4-states-and-transitions and
 * docs/specification.md#9-limits-and-constants.
 */
export const HOW_REFERRALS_WORK = [
  {
    title: 'Share your link',
    text: 'Copy it, or let us email it to a friend. A signup counts if it uses your link, or the address that you invited first.',
  },
  {
    title: 'Your friend signs up',
    text: `They get the ${SIGNUP_BONUS} signup bonus, like every new member. You see “Reward pending”.`,
  },
  {
    title: 'They work',
    text: `Once your friend ${REFERRAL_TRIGGER}, we add ${REFERRAL_REWARD} to your available balance right away; it is not locked. ${REVIEWED_WORK_SENTENCE}`,
  },
] as const;

export const REFERRAL_RULES =
  'You earn one reward per friend and none for your own accounts. We email each address only once. A friend who uses the link of someone else, or whom someone else invited first, shows as “Joined without your invitation” and pays no reward.';
