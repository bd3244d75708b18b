/** How Referrals Work, step by step. Source of amounts and states: product specification, sections 4 and 9. */
export const HOW_REFERRALS_WORK = [
  {
    title: 'Share your link',
    text: 'Copy it, or let us send it by e-mail. A friend signs up with it; nothing else counts.',
  },
  {
    title: 'Your friend signs up',
    text: 'They get the $50 signup bonus as everybody does. You see “Reward pending”.',
  },
  {
    title: 'Their free blueprint becomes active',
    text: 'That is when their identity check is approved. $25 is added to your available balance at once, not locked.',
  },
] as const;

export const REFERRAL_RULES =
  'Once per friend, and never for an account of your own. Inviting the same address again sends nothing.';
