import {
  EARNINGS_LOCK_DAYS,
  FREE_TASK_COUNT,
  FREE_TASK_REWARD,
  LOGIN_LINK_MINUTES,
  MINIMUM_BALANCE,
  PASSWORD_LINK_MINUTES,
  SIGNUP_BONUS,
} from '@platform/contracts';

/** Title and description of each page for browser tabs and search engines. */
export const PAGES = {
  home: {
    title: 'Home',
    documentTitle: 'AI Skill - Learn, Earn and Work with AI Skills',
    description:
      'Ten AI skills as blueprints: buy one once, keep the access for life, and see for every reward when it unlocks.',
  },
  about: {
    title: 'About',
    description:
      'Founded in 2023 to make AI skills something you can practice and get paid for: our story, our mission, our core values.',
  },
  services: {
    title: 'Services',
    description:
      'Ten AI skills as blueprints: what each one costs, what its tasks pay, and every rule between a task and a withdrawal.',
  },
  faq: {
    title: 'FAQ',
    description:
      'What a blueprint is, what it costs and pays, when a reward unlocks, and when you can withdraw it: plain answers.',
  },
  support: {
    title: 'Support',
    description:
      'Contact support: every message gets a reference, and people answer, Monday-Friday, 9AM-6PM EST.',
  },
  login: {
    title: 'Log in',
    description: 'Log in to see your tasks, your balance and what unlocks next.',
  },
  register: {
    title: 'Create your account',
    description: `Sign up free: a ${SIGNUP_BONUS} signup bonus and ${FREE_TASK_COUNT} starter tasks of ${FREE_TASK_REWARD} each. No payment method needed.`,
  },
  forgotPassword: {
    title: 'Forgot password',
    description: `Request a link to set a new password. It arrives by email, works once and is valid for ${PASSWORD_LINK_MINUTES} minutes.`,
  },
  loginLink: {
    title: 'Log in with a link',
    description: `Request a link to log in with. It arrives by email, works once and is valid for ${LOGIN_LINK_MINUTES} minutes.`,
  },
  loginWithLink: {
    title: 'Log in with your link',
    description: 'Log in with the link from your email.',
  },
  secondStep: {
    title: 'Enter your code',
    description: 'Complete your login with a code from your authenticator app, or a recovery code.',
  },
  resetPassword: {
    title: 'Set a new password',
    description: 'Set a new password with the link from your email.',
  },
  verifyEmail: {
    title: 'Confirm your email',
    description: 'Confirm your email address with the link from your email.',
  },
  stopReset: {
    title: 'Stop the reset',
    description: 'Stop the reset of two-factor authentication with the link from your email.',
  },
  unsubscribe: {
    title: 'Unsubscribe from emails',
    description: 'Turn off the optional emails of your account with the link from one of them.',
  },
  learn: {
    title: 'Learn',
    description:
      'Free courses on the skills behind paid AI tasks: short lessons, questions that are checked at once, no account needed.',
  },
  certificate: {
    title: 'Certificate',
    description: 'What the holder of a certificate has shown, how and when, and whether it is valid.',
  },
  whoPays: {
    title: 'Who pays, and who we are',
    description:
      'Where the rewards of AI Skill come from today, which tasks are a demo, and who operates the platform.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What AI Skill stores about you, why, for how long, and who can see it. No advertising, no tracking, nothing sold.',
  },
  terms: {
    title: 'Terms of Service',
    description: `What you and AI Skill agree to: blueprints, tasks, who owns your work, appeals, the ${EARNINGS_LOCK_DAYS}-day lock, withdrawals from ${MINIMUM_BALANCE}.`,
  },
  cookies: {
    title: 'Cookies',
    description:
      'Five cookies and a few settings, all of which the site needs to work. No tracking, so no banner.',
  },
} as const;
