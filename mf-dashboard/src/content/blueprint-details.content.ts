import {
  DAILY_TASK_LIMIT,
  FREE_BLUEPRINT_TASK_MINUTES,
  IDENTITY_REVIEW_SENTENCE,
  EARNINGS_LOCK,
  MINIMUM_BALANCE,
  MINIMUM_WITHDRAWAL,
  PAYMENT_REVIEW_TIME,
  TASK_DURATION,
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
    overview: `You write short briefs for an AI assistant, check its answers against the facts and point out what is missing. Each task takes ${FREE_BLUEPRINT_TASK_MINUTES.min} to ${FREE_BLUEPRINT_TASK_MINUTES.max} minutes and builds one habit that all other blueprints rely on.`,
    requirements: [
      'A browser and an email address; no software to install',
      'Enough English to follow written instructions',
      'One identity verification',
    ],
  },
  2: {
    overview:
      'Each task is a written brief for one picture or a small set: subject, format, palette and use. You generate, select, correct and document your steps, so another person could make the next picture in the same style.',
    requirements: [
      'Access to any image model; a free plan is enough',
      'A screen large enough to spot small flaws; a phone is too small',
      'An active free blueprint',
    ],
  },
  3: {
    overview:
      'You plan a short clip before anything is rendered: the script, the shots and what must match from cut to cut. Then you produce the clip, or the part that the task asks for, and check it against the brief.',
    requirements: [
      'Access to a video model and a simple editor',
      'A connection that handles files of up to 200 MB',
      'An active free blueprint',
    ],
  },
  4: {
    overview:
      'You turn a script into speech that is pleasant to listen to. You mark where to pause, what to stress and how to pronounce names, then fix loudness and noise in a final pass.',
    requirements: [
      'Access to a speech model; your own voice is not needed',
      'Headphones, to hear clicks and noise',
      'An active free blueprint',
    ],
  },
  5: {
    overview:
      'You run a small account for a week: a plan with a reason for each post, the posts themselves, replies in the voice of the account, and a report that ends in a recommendation. These are the best-paid everyday tasks.',
    requirements: [
      'Access to a text model and an image model',
      'Experience writing for at least one social network',
      'An active free blueprint',
    ],
  },
  6: {
    overview:
      'You label the data that models learn from: objects in pictures, intents in messages, the better of two answers. Guidelines decide the hard cases, and your work is compared with that of a second person.',
    requirements: [
      'Patience with detail: one rule per batch, applied the same way every time',
      'A mouse; outlines drawn on a phone are too coarse',
      'An active free blueprint',
    ],
  },
  7: {
    overview:
      'You make an assistant reliable: write its instructions, test it with conversations it does not expect, find where it breaks and fix the prompt. Every change is measured against the same test cases.',
    requirements: [
      'Access to any text model that accepts a system prompt',
      'Clear written English: people read your prompts too',
      'An active free blueprint',
    ],
  },
  8: {
    overview:
      'You start from a machine transcript and finish with text that is ready to print, or with subtitles that can be read in time. You correct names, speakers, punctuation and line breaks; the typing is already done.',
    requirements: ['Headphones and a keyboard', 'A good ear for English accents', 'An active free blueprint'],
  },
  9: {
    overview:
      'You get a work history and a job ad, and you write a resume and a cover letter of one page each. AI drafts; you ask what is missing, cut what is not true and replace duties with figures.',
    requirements: [
      'Access to any text model and a word processor',
      'Discretion: treat the invented work histories as if they were real',
      'An active free blueprint',
    ],
  },
  10: {
    overview:
      'You take a digital product from idea to shop: who wants it, what already exists, the product itself, its page, its price and the first customer question. These are the longest tasks with the highest reward.',
    requirements: [
      'Access to a text model and an image model',
      'Up to 60 uninterrupted minutes for most tasks',
      'An active free blueprint',
    ],
  },
};

export function getBlueprintDetails(blueprintId: number): BlueprintDetails {
  const details = DETAILS[blueprintId];
  if (!details) throw new Error(`Blueprint ${blueprintId} has no details.`);
  return details;
}

/**
 * Steps from activation to the first payout. Source of times and limits: docs/specification.md#9-limits-and-constants.
 */
export const HOW_THE_FREE_BLUEPRINT_WORKS = [
  { title: 'Verify your identity', text: 'Seven fields, submitted once. You cannot edit them afterwards.' },
  {
    title: 'We review it',
    text: `${IDENTITY_REVIEW_SENTENCE} We email you a link to the competency test.`,
  },
  {
    title: 'Complete tasks',
    text: `Up to ${DAILY_TASK_LIMIT} a day across all your blueprints, ${TASK_DURATION} each, no deadlines.`,
  },
  {
    title: `Rewards unlock after ${EARNINGS_LOCK}`,
    text: `Each reward becomes available ${EARNINGS_LOCK} after you complete its task. You can withdraw ${MINIMUM_WITHDRAWAL} or more once your available balance is ${MINIMUM_BALANCE}.`,
  },
] as const;

export const HOW_PAID_BLUEPRINTS_WORK = [
  {
    title: 'Purchase it once',
    text: 'Choose a payment method, then pay with the reference we show you. The tasks stay yours for life.',
  },
  {
    title: 'We verify your payment',
    text: `It takes ${PAYMENT_REVIEW_TIME}. If your payment is rejected, you see the reason here and can purchase again.`,
  },
  {
    title: 'Complete tasks',
    text: `Up to ${DAILY_TASK_LIMIT} a day across all your blueprints, ${TASK_DURATION} each, no deadlines.`,
  },
  {
    title: `Rewards unlock after ${EARNINGS_LOCK}`,
    text: `Each reward becomes available ${EARNINGS_LOCK} after you complete its task. You can withdraw ${MINIMUM_WITHDRAWAL} or more once your available balance is ${MINIMUM_BALANCE}.`,
  },
] as const;
