import { FORM_DONE } from './form-done.content.ts';

export const UNSUBSCRIBE = {
  title: 'Unsubscribe from emails',
  lead: 'We stop emailing you about reviewed work, support answers and rewards. You still see them in your dashboard.',
  stays: 'We always email you about security, money, rejections and appeals.',
  done: FORM_DONE.unsubscribe,
  missingToken: {
    title: 'This link is incomplete',
    text: 'Open the full link from your email again, or choose your emails in your settings.',
  },
} as const;
