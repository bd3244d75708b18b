import {
  DAILY_LIMIT_SENTENCE,
  EARNINGS_LOCK_DAYS,
  IDENTITY_REVIEW_SENTENCE,
  LOCK_SENTENCE,
  PAYMENT_REVIEW_SENTENCE,
  PAYOUT_SENTENCE,
  REFERRAL_REWARD,
  REFERRAL_TRIGGER,
  SIGNUP_BONUS,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';

/** When people answer (docs/specification.md#9-limits-and-constants). */
export const SUPPORT_HOURS = 'Monday-Friday 9AM-6PM EST';

/** Texts of the support chat. All replies are canned; the chat calls neither a server nor a model. */
export const SUPPORT_CHAT = {
  title: 'AI Support',
  notice:
    'Automatic answers to common questions. Your messages stay in this tab until you log out; no one else reads them.',
  greeting:
    'Hello! Ask me about tasks, rewards, withdrawals, blueprints, identity verification or referrals.',
  fallback: `I cannot answer that. Write to support below; our team replies ${SUPPORT_HOURS}.`,
  /** Links to the form of a new message, which takes over the last question. */
  writeToSupport: 'Write to support',
} as const;

/** Replies with their trigger keywords, in order of priority: the first match is used. */
export const CANNED_REPLIES: readonly { readonly keywords: readonly string[]; readonly reply: string }[] = [
  {
    keywords: ['withdraw', 'payout', 'paid out', 'cash out', 'my money', 'get money', 'get paid'],
    reply: `${LOCK_SENTENCE} ${WITHDRAWAL_SENTENCE} ${PAYOUT_SENTENCE}`,
  },
  {
    keywords: ['lock', 'unlock', `${EARNINGS_LOCK_DAYS} day`, 'available'],
    reply: `${LOCK_SENTENCE} The Withdrawals page shows every date.`,
  },
  {
    keywords: ['verif', 'identity', 'approve', 'approval', 'review'],
    reply: `You verify your identity for the free blueprint. ${IDENTITY_REVIEW_SENTENCE} Until then you can complete the Browser and Phone Detection tasks.`,
  },
  {
    keywords: ['refer', 'friend', 'invite'],
    reply: `You earn ${REFERRAL_REWARD} for each friend who ${REFERRAL_TRIGGER}. Your link is on the Referrals page.`,
  },
  {
    keywords: ['bonus'],
    reply: `The signup bonus is ${SIGNUP_BONUS}, once per account. Claim it on the dashboard; it is available right away.`,
  },
  {
    keywords: ['blueprint', 'buy', 'purchase', 'pay'],
    reply: `You buy a blueprint once and keep the access for life. Activate the free blueprint first. ${PAYMENT_REVIEW_SENTENCE}`,
  },
  {
    keywords: ['task', 'daily', 'limit', 'reward'],
    reply: `${DAILY_LIMIT_SENTENCE} The limit resets at midnight UTC.`,
  },
  {
    keywords: ['password', 'email', 'e-mail', 'account', 'name'],
    reply: 'You can change your name, email address, phone number and password on the Settings page.',
  },
];
