/** What the page of the free tasks says. */
export const FREE_TASKS_TEXT = {
  privacy:
    'Both tasks read what your browser tells every page. You see it before it is sent, and only what you see is sent.',
  whatsNext: [
    {
      title: 'Activate the free blueprint',
      text: 'One identity check opens the tasks of AI Basics at $10 each, and every other blueprint after it.',
      button: 'See blueprints',
    },
    {
      title: 'Watch your rewards unlock',
      text: 'Each reward is locked for 15 days from the day of the task, then it is part of your available balance.',
      button: 'Back to the dashboard',
    },
  ],
} as const;
