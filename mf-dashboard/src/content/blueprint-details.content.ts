import {
  DAILY_LIMIT_SENTENCE,
  EARNINGS_LOCK,
  FREE_BLUEPRINT_TASK_MINUTES,
  IDENTITY_REVIEW_SENTENCE,
  LOCK_SENTENCE,
  NO_DEADLINES,
  PAYMENT_REVIEW_SENTENCE,
  REVIEW_SENTENCE,
  TASK_DURATION,
  WITHDRAWAL_SENTENCE,
} from '@platform/contracts';

/** Texts of a blueprint's page that are not part of the catalogue. */
export type BlueprintDetails = {
  /** Describes the work in two or three sentences. */
  readonly overview: string;
  /** What a member needs to complete its tasks. */
  readonly requirements: readonly string[];
};

const DETAILS: Readonly<Record<number, BlueprintDetails>> = {
  1: {
    overview: `You check what an assistant says against its sources, turn hard texts into plain language, and write prompts that a coworker can use without you. Each task takes ${FREE_BLUEPRINT_TASK_MINUTES.min} to ${FREE_BLUEPRINT_TASK_MINUTES.max} minutes.`,
    requirements: [
      'A browser; no software to install',
      'Enough English to follow written instructions',
      'An AI assistant, for tasks that ask for one',
      'One identity verification',
    ],
  },
  2: {
    overview:
      'You mark impossible things in pictures, decide which demands of a brief a picture meets, write the text that replaces it for people who cannot see it, and write prompts that keep a series in one style.',
    requirements: [
      'For tasks that ask for a picture: an image model whose terms let you hand it in',
      'A screen large enough to spot small flaws; a phone is too small',
      'An active free blueprint',
    ],
  },
  3: {
    overview:
      'You put shots in the only order that works, find what changed between two of them, count a cut list in frames, and write shot lists with picture, sound, durations and a prompt for each shot.',
    requirements: [
      'An eye for detail: one thing out of place is what you look for',
      'A spreadsheet helps with frames and sums',
      'An active free blueprint',
    ],
  },
  4: {
    overview:
      'You decide how a number or an abbreviation sounds, which word of a line is stressed, where a take differs from its script, and how a text has to change so that a listener gets it the first time.',
    requirements: [
      'A feeling for spoken American English',
      'Patience to read a line aloud more than once',
      'An active free blueprint',
    ],
  },
  5: {
    overview:
      'You plan a week of posts within a budget of minutes, answer reviews so that the next reader trusts the place, decide where each comment has to go, and find the sentences of a campaign that nothing proves.',
    requirements: [
      'Clear written English in more than one voice',
      'An AI assistant if you like, where a task allows it',
      'An active free blueprint',
    ],
  },
  6: {
    overview:
      'You draw boxes, choose intents, mark entities to the character, and write the rules for cases that are not settled. Each task has a guideline, and your work is read by it.',
    requirements: [
      'Patience with detail: one rule per batch, applied the same way every time',
      'A mouse for boxes; those drawn on a phone are too coarse',
      'An active free blueprint',
    ],
  },
  7: {
    overview:
      'You write the system prompt of a bot and test it with conversations of your own, say what is wrong with single turns, check whether answers follow from the passages that a bot was given, and write dialogues to learn from.',
    requirements: [
      'For tasks that ask for one: a text model that accepts a system prompt',
      'Clear written English: people read your prompts too',
      'An active free blueprint',
    ],
  },
  8: {
    overview:
      'You compare a machine transcript with what was said, check cues against rules of length and speed, calculate where shifted cues belong, and cut fast talk to what can be read in the time.',
    requirements: [
      'Careful English: one small word can turn the meaning around',
      'A keyboard, and a spreadsheet for the times',
      'An active free blueprint',
    ],
  },
  9: {
    overview:
      'You write resumes and cover letters from what people told about themselves, find the lines of a draft that their history does not carry, and see which demands a letter proves.',
    requirements: [
      'Clear written English; an AI assistant if you like, where a task allows it',
      'Discretion: treat the invented work histories as if they were real',
      'An active free blueprint',
    ],
  },
  10: {
    overview:
      'You work out what a marketplace pays to the cent, check a guide that is for sale against its sources, write the sheet behind a listing, and make a small product that could be sold today. It has the highest reward.',
    requirements: [
      'For tasks that ask for a product: an AI model and a program that makes PDF files',
      'A spreadsheet helps with fees and refunds',
      'An active free blueprint',
    ],
  },
};

export function getBlueprintDetails(blueprintId: number): BlueprintDetails {
  const details = DETAILS[blueprintId];
  if (!details) throw new Error(`Blueprint ${blueprintId} has no details.`);
  return details;
}

/** The steps after the activation, until the first payout. */
const STEPS_TO_THE_PAYOUT = [
  {
    title: 'Complete tasks',
    text: `Start with the practice: it shows at once what was right. ${DAILY_LIMIT_SENTENCE} Each takes ${TASK_DURATION} and is paid once. ${NO_DEADLINES}`,
  },
  {
    title: 'Hand your work in',
    text: `A person can approve it, ask for changes, or reject it with a reason. ${REVIEW_SENTENCE} If it is rejected, you can appeal once.`,
  },
  {
    title: `Rewards unlock after ${EARNINGS_LOCK}`,
    text: `${LOCK_SENTENCE} ${WITHDRAWAL_SENTENCE}`,
  },
] as const;

/** Source of times and limits: docs/specification.md#9-limits-and-constants, docs/specification.md#12-real-work. */
export const HOW_THE_FREE_BLUEPRINT_WORKS = [
  { title: 'Verify your identity', text: 'Seven fields, submitted once. You cannot edit them afterwards.' },
  { title: 'We review it', text: `${IDENTITY_REVIEW_SENTENCE} We email you the result.` },
  ...STEPS_TO_THE_PAYOUT,
] as const;

export const HOW_PAID_BLUEPRINTS_WORK = [
  {
    title: 'Purchase it once',
    text: 'Choose a payment method, then pay with the reference we show you. You keep the access for life.',
  },
  {
    title: 'We verify your payment',
    text: `${PAYMENT_REVIEW_SENTENCE} If yours is rejected, you see the reason here and can purchase again.`,
  },
  ...STEPS_TO_THE_PAYOUT,
] as const;
