/** Platform news, newest first; `date` is an ISO day. The operator edits the list here. */
export const PLATFORM_UPDATES = [
  {
    date: '2026-11-16',
    title: 'Every rejection comes with a reason',
    text: 'If an identity verification, payment or withdrawal is rejected, you now see the reason and the next step.',
  },
  {
    date: '2026-11-02',
    title: 'See when your rewards unlock',
    text: 'Each reward shows the day it moves to your available balance.',
  },
] as const;
