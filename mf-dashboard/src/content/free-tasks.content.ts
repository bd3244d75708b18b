/** Texts of the free tasks page. */
export const FREE_TASKS_TEXT = {
  privacy:
    'The detection tasks read what your browser tells every website. You see it before you submit it, and nothing else is sent.',
  whatsNext: [
    {
      title: 'Activate the free blueprint',
      text: 'Verify your identity once to open the AI Basics tasks at $10 each. Then you can purchase any other blueprint.',
      button: 'See blueprints',
    },
    {
      title: 'Watch your rewards unlock',
      text: 'Each reward is locked for 15 days after you complete its task. Then it moves to your available balance.',
      button: 'Back to the dashboard',
    },
  ],
} as const;
