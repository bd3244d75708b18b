/** What changed on the platform, newest first. An operator replaces them here; `date` is a day. */
export const PLATFORM_UPDATES = [
  {
    date: '2026-11-16',
    title: 'Every refusal says why',
    text: 'Identity checks, payments and withdrawals that are not accepted now come with the reason and the next step.',
  },
  {
    date: '2026-11-02',
    title: 'See what is locked until when',
    text: 'Each reward shows the day on which it becomes part of your available balance.',
  },
] as const;
