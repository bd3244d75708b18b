import { IDENTITY_REVIEW_TIME } from '@platform/contracts';

/** Texts of /services. */

export const SERVICES = {
  title: 'Ten AI skills to choose from',
  lead: 'Buy a blueprint once and get lifetime access to the tasks of its skill. AI Basics is free and comes first.',
} as const;

/** Shown next to the last card of the catalogue. */
export const CHOOSING = {
  title: 'How to choose',
  text: 'Choose the work you would enjoy on a slow afternoon, not the highest reward. It takes 4 to 15 tasks to earn back a price, and only completed tasks are paid.',
  link: 'See all prices and rewards',
} as const;

export const BENEFITS_AND_CONDITIONS = {
  title: 'Before you buy',
  lead: 'What you get, and what it takes. Read both before you pay for anything.',
  benefits: {
    title: 'What you get',
    items: [
      {
        term: 'Lifetime access',
        text: 'Pay once, without a subscription. The tasks of a blueprint stay yours.',
      },
      {
        term: '$14–$150 per paid task',
        text: 'Set by the blueprint and shown before you start. The top reward is $150.',
      },
      {
        term: 'Up to 20 tasks a day',
        text: 'Across all your blueprints, 15 to 60 minutes each, without deadlines.',
      },
      { term: '$25 per friend', text: 'When the free blueprint of a friend you invited becomes active.' },
      {
        term: '24/7 support',
        text: 'Write to us at any time. Our team answers Monday-Friday, 9AM-6PM EST.',
      },
      {
        term: '$500–$3000 in a typical month',
        text: 'Our figure for members who work most days. It is not a promise: you may earn less, or nothing.',
      },
    ],
  },
  conditions: {
    title: 'What it takes',
    items: [
      {
        term: 'AI Basics first',
        text: `Its identity review takes ${IDENTITY_REVIEW_TIME}. You cannot buy a paid blueprint until you are approved.`,
      },
      {
        term: 'About 24 hours per payment',
        text: 'Tasks unlock once we have verified it. If it is rejected, we tell you why, and you can try again.',
      },
      {
        term: '15 days per reward',
        text: 'Counted from the completed task. Until then the reward is locked and you cannot withdraw it.',
      },
      {
        term: '$500 to withdraw',
        text: 'With less than $500 available, you cannot request a withdrawal. The minimum amount is $50.',
      },
      {
        term: '1–3 business days per transfer',
        text: 'After approval. If a withdrawal is rejected, we tell you why and the money returns to your balance.',
      },
      {
        term: 'Each task is paid once',
        text: 'A blueprint has at least 24 tasks. You cannot transfer it, and an active one is not refundable.',
      },
    ],
  },
} as const;
