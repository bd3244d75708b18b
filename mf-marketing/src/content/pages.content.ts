/** Title and description of each page, as browsers' tabs and search engines show them. */
export const PAGES = {
  home: {
    title: 'Home',
    documentTitle: 'AI Skill - Learn, Earn and Work with AI Skills',
    description:
      'Ten AI skills as blueprints: buy one once, keep its tasks for life, and see for every cent when it becomes yours to withdraw.',
  },
  about: {
    title: 'About',
    description:
      'Founded in 2023 to make AI skills something one can learn, practise and be paid for: our story, our mission, our core values.',
  },
  services: {
    title: 'Services',
    description:
      'Ten AI skills as blueprints: what each costs once, what its tasks pay, and every rule between a task and a withdrawal.',
  },
  faq: {
    title: 'FAQ',
    description:
      'What a blueprint is, what it costs and pays, when a reward unlocks, and when it can be withdrawn: plain answers.',
  },
  support: {
    title: 'Support',
    description:
      'Write to support: every message gets a reference and is answered by a person, Monday-Friday, 9AM-6PM EST.',
  },
  login: {
    title: 'Log in',
    description: 'Log in to see your tasks, your balance and what unlocks next.',
  },
  register: {
    title: 'Create your account',
    description:
      'Sign up free: a $50 signup bonus and two starter tasks of $10 each. No payment method needed.',
  },
  forgotPassword: {
    title: 'Forgot password',
    description:
      'Ask for a link to set a new password: it comes by mail, works once and is good for one hour.',
  },
  resetPassword: {
    title: 'Set a new password',
    description: 'Set a new password with the link from your mail.',
  },
  verifyEmail: {
    title: 'Confirm your email',
    description: 'Confirm your email address with the link from your mail.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What AI Skill stores about you, why, for how long, and who can see it. No advertising, no tracking, nothing sold.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What you and AI Skill owe each other: blueprints, tasks, the 15-day lock, withdrawals from $500, refusals and their reasons.',
  },
  cookies: {
    title: 'Cookies',
    description:
      'Two cookies and a few settings, all needed for what you asked for. No tracking, so no banner.',
  },
} as const;
