import {
  APPEAL_SENTENCE,
  CHANGES_SENTENCE,
  DAILY_LIMIT_SENTENCE,
  IDENTITY_REVIEW_SENTENCE,
  LOCK_SENTENCE,
  PAYMENT_REVIEW_SENTENCE,
  PAYOUT_PAUSE_SENTENCE,
  PAYOUT_SENTENCE,
  RETURN_PAYMENT_SENTENCE,
  RETURN_SENTENCE,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';

/** Texts that support can put into an answer. Rules are the sentences that members read on the site. */
export const ANSWER_TEXTS = [
  {
    label: 'Ask what happened',
    text: 'Please tell us which page you were on, what you did, and what you saw instead of what you expected.',
  },
  { label: 'When a reward unlocks', text: LOCK_SENTENCE },
  { label: 'When money can be withdrawn', text: `${WITHDRAWAL_SENTENCE} ${PAYOUT_SENTENCE}` },
  { label: 'Why a payout waits', text: PAYOUT_PAUSE_SENTENCE },
  { label: 'Review of an identity', text: IDENTITY_REVIEW_SENTENCE },
  { label: 'Payment for a blueprint', text: PAYMENT_REVIEW_SENTENCE },
  { label: 'Return of a blueprint', text: `${RETURN_SENTENCE} ${RETURN_PAYMENT_SENTENCE}` },
  { label: 'Tasks a day', text: DAILY_LIMIT_SENTENCE },
  { label: 'Changes and appeals', text: `${CHANGES_SENTENCE} ${APPEAL_SENTENCE}` },
] as const;
