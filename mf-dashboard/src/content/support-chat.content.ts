/** What the support chat says. Its answers are written here; no server and no model is asked. */
export const SUPPORT_CHAT = {
  title: 'AI Support',
  notice: 'Automatic answers to common questions. Nothing you write here is sent or kept.',
  greeting: 'Hello. Ask about tasks, rewards, withdrawals, blueprints, your identity check or referrals.',
  fallback:
    'I have no answer to that. Write to support on the Support page: people answer Monday-Friday 9AM-6PM EST.',
} as const;

/** An answer and the words it answers to. The first that has one of its words in the question is given. */
export const CANNED_REPLIES: readonly { readonly words: readonly string[]; readonly reply: string }[] = [
  {
    words: ['withdraw', 'payout', 'paid out', 'cash out'],
    reply:
      'You can request a withdrawal of $50 or more once your available balance is $500. It is paid within 1-3 business days after approval.',
  },
  {
    words: ['lock', 'unlock', '15 day', 'available'],
    reply:
      'Each reward is locked for 15 days from the day of its task, then it becomes part of your available balance. Withdrawals shows every date.',
  },
  {
    words: ['verif', 'identity', 'approve', 'approval', 'review'],
    reply:
      'The identity check for the free blueprint takes 24-48 hours; if it is delayed, it completes automatically. Until then the Browser and Phone Detection tasks are open.',
  },
  {
    words: ['refer', 'friend', 'invite'],
    reply:
      'You get $25 for each friend whose free blueprint becomes active. Your link is on the Referrals page.',
  },
  {
    words: ['bonus'],
    reply:
      'The signup bonus is $50, once per account. You claim it on the dashboard and it is available at once.',
  },
  {
    words: ['blueprint', 'buy', 'purchase', 'pay'],
    reply:
      'A blueprint is bought once and keeps its tasks open for life. The free one has to be active first; payments are verified within about 24 hours.',
  },
  {
    words: ['task', 'daily', 'limit', 'reward'],
    reply:
      'You can complete up to 20 tasks a day over all your blueprints. The day starts again at midnight UTC.',
  },
  {
    words: ['password', 'email', 'e-mail', 'account', 'name'],
    reply: 'Name, e-mail address, phone number and password are changed on the Settings page.',
  },
];
