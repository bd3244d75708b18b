/** The words of /services. */

export const SERVICES = {
  title: 'Ten AI skills to choose from',
  lead: 'Each blueprint is bought once and gives lifetime access to the tasks of its skill. AI Basics is free and comes first.',
} as const;

/** Beside the last card of the catalogue. */
export const CHOOSING = {
  title: 'How to choose',
  text: 'By the work you would do on a dull afternoon, not by the reward. A price is earned back after 4 to 15 tasks, and only tasks that you complete are paid.',
  link: 'Prices and rewards in one table',
} as const;

export const BOTH_SIDES = {
  title: 'Both sides of the account',
  lead: 'Read what it asks of you before you pay for anything.',
  credit: {
    title: 'What you get',
    items: [
      {
        term: 'Lifetime access',
        text: 'Paid once, without a subscription. The tasks of a blueprint stay yours.',
      },
      {
        term: '$14–$150 per paid task',
        text: 'Fixed by the blueprint and shown before you start. The highest reward is $150.',
      },
      {
        term: 'Up to 20 tasks a day',
        text: 'Over all your blueprints, 15 to 60 minutes each, without deadlines.',
      },
      { term: '$25 for a friend', text: 'When somebody you invited has the free blueprint active.' },
      {
        term: '24/7 support',
        text: 'Write at any hour. People answer Monday-Friday, 9AM-6PM EST.',
      },
      {
        term: '$500–$3000 in a typical month',
        text: 'Our figure for members who work most days. It is no promise: you may earn less, or nothing.',
      },
    ],
  },
  debit: {
    title: 'What it asks of you',
    items: [
      {
        term: 'AI Basics first',
        text: 'Its identity review takes 24 to 48 hours. Until it is approved, no paid blueprint can be purchased.',
      },
      {
        term: 'About 24 hours for a payment',
        text: 'Tasks unlock when it is verified. A refusal names its reason and opens nothing; you can try again.',
      },
      {
        term: '15 days for each reward',
        text: 'Counted from the completed task. Until then it is locked and cannot be withdrawn.',
      },
      {
        term: '$500 before a withdrawal',
        text: 'With less than $500 available no request is possible. The least you can take is $50.',
      },
      {
        term: '1–3 business days for a transfer',
        text: 'After approval. If a withdrawal is refused you are told why, and the money returns to your balance.',
      },
      {
        term: 'Each task is paid once',
        text: 'A blueprint opens at least 24 tasks. It cannot be passed on, and an active one is not taken back.',
      },
    ],
  },
} as const;
