/** The words around the forms of sign-in, sign-up and recovery. */

export const LOGIN = {
  title: 'Log in',
  lead: 'Your tasks, your balance and what unlocks next.',
} as const;

export const REGISTER = {
  title: 'Create your account',
  lead: 'Free, and without a payment method.',
  next: {
    title: 'What happens next',
    steps: [
      { title: 'Claim your $50', text: 'One press on your dashboard.' },
      {
        title: 'Do two starter tasks',
        text: 'About five minutes and $10 each. Nothing has to be verified for them.',
      },
      {
        title: 'Verify your identity',
        text: 'Opens AI Basics, free. The review takes 24 to 48 hours and says why if it refuses.',
      },
      {
        title: 'Reach $500, then withdraw',
        text: 'A reward counts 15 days after its task. Below $500 nothing is paid out.',
      },
    ],
  },
} as const;

export const FORGOT_PASSWORD = {
  title: 'Forgot your password?',
  lead: 'Tell us the email of your account. We send a link to set a new one.',
  sent: {
    title: 'Look into your mailbox',
    text: 'If an account uses this address, a link is on its way. It works once and for one hour. Nothing has changed until you use it.',
    again: 'Nothing there? Look among the spam, or try another address.',
  },
} as const;

export const RESET_PASSWORD = {
  title: 'Set a new password',
  lead: 'You are signed out everywhere and log in again with the new one.',
  done: {
    title: 'Your password is set',
    text: 'All other sessions have ended.',
  },
  incomplete: {
    title: 'This link is not complete',
    text: 'Open it from the mail once more, in whole, or ask for a new one.',
  },
} as const;

export const VERIFY_EMAIL = {
  title: 'Confirm your email',
  lead: 'One press, and we know that mails reach you.',
  done: {
    title: 'Your email is confirmed',
    text: 'You can close this page or go on to your dashboard.',
  },
  incomplete: {
    title: 'This link is not complete',
    text: 'Open it from the mail once more, in whole.',
  },
} as const;
