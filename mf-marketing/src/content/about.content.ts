/** The words of /about. */

export const ABOUT = {
  title: 'Learn, earn and work with AI',
  lead: 'A place where somebody without a degree in anything can learn an AI skill by doing paid work in it.',
} as const;

export const STORY = {
  title: 'Our Story',
  paragraphs: [
    'AI Skill was founded in 2023. The new tools were everywhere, but the way from trying them out to being paid for working with them was not written down. Courses ended where the work would have begun.',
    'So we turned each skill into a blueprint: what to learn, tasks to practise it on, and a fixed reward for each task. You buy it once and it stays yours. The first one is free, so that nobody pays before knowing how the work feels.',
    'The second half of the idea is the ledger. People who work for rewards ought to see what each of them is: ready, locked until a day, or on its way. We show that to the cent, including the parts that ask for patience.',
  ],
} as const;

/** The figures we go by; an operator replaces them with its own. */
export const ABOUT_FIGURES = [
  { figure: '2023', meaning: 'founded' },
  { figure: '10', meaning: 'AI skill categories' },
  { figure: '10,000+', meaning: 'users' },
  { figure: '24/7', meaning: 'support' },
] as const;

export const MISSION = {
  title: 'Our Mission',
  parts: [
    {
      title: 'Learn',
      drawing: 'pencil-alt',
      text: 'Ten skills, from first prompts to products of your own. Each is broken into tasks with instructions one can follow alone.',
    },
    {
      title: 'Earn',
      drawing: 'chart-line',
      text: 'A reward for every completed task, from $10 to $150, fixed before you start and dated after you finish.',
    },
    {
      title: 'Work',
      drawing: 'store',
      text: 'What you practise here is asked for elsewhere: a picture to a brief, a clean transcript, a prompt that holds.',
    },
  ],
} as const;

export const VALUES = {
  title: 'Our Core Values',
  items: [
    {
      term: 'Accessibility',
      text: 'Nothing to pay to begin with, no experience asked for, tasks from 15 minutes, and pages that work on a slow phone and by keyboard.',
    },
    {
      term: 'Innovation',
      text: 'The tools change every few months. The tasks follow them, and a blueprint bought earlier gets the new ones.',
    },
    {
      term: 'Community',
      text: 'Members bring members: $25 for a friend whose free blueprint becomes active. Messages to support are answered by people.',
    },
    {
      term: 'Transparency',
      text: 'Every rule that costs you time or money stands where you decide. Every refusal has a reason. Every cent has a date.',
    },
  ],
} as const;

export const ABOUT_CALL = {
  title: 'Join Our Community',
  text: 'An account is free and starts with a $50 bonus. Have a look at the work first, if you like.',
} as const;
