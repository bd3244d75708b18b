import { type InferType, array, string } from 'yup';
import { EMAIL_MAX, USERNAME_MAX } from '../auth/auth.constants.ts';
import { emailField } from '../auth/credential-fields.ts';
import { answerCount, answerDollars, answerId, answerText, answerTime, choice, record } from '../schema.ts';

/** `pending`: invited, not signed up. `active`: signed up. `paid`: their free blueprint became active. */
export const REFERRAL_STATUSES = ['pending', 'active', 'paid'] as const;

/** Somebody whom a member invited or brought. */
export const referralAnswer = record({
  id: answerId(),
  /** Known once they have signed up. */
  referredUsername: answerText(USERNAME_MAX).nullable(),
  /** Known if they were invited by e-mail. */
  referredEmail: answerText(EMAIL_MAX).nullable(),
  status: choice(REFERRAL_STATUSES, 'Must be a status').defined(),
  /** Dollars that it pays, or has paid. */
  reward: answerDollars(),
  createdAt: answerTime(),
  /** When it was paid. */
  completedAt: answerTime().nullable(),
});
export type Referral = InferType<typeof referralAnswer>;

/** All of a member's referrals; `earned` is dollars paid so far. */
export const referralsAnswer = record({
  items: array(referralAnswer).strict().defined(),
  next: string().strict().max(500).nullable().defined(),
  totals: record({ count: answerCount(), earned: answerDollars() }),
});

/** An invitation by e-mail. */
export const invitationBody = record({ email: emailField() });
export type InvitationBody = InferType<typeof invitationBody>;
