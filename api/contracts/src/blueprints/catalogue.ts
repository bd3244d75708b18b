import { FREE_BLUEPRINT_REWARD_DOLLARS } from '../rules.ts';
import type { Blueprint } from './blueprints.schemas.ts';

/** The blueprint that requires an identity verification instead of a payment, before any other can be purchased. */
export const FREE_BLUEPRINT_ID = 1;
/** The blueprint that pages show separately, at full width. */
export const FEATURED_BLUEPRINT_ID = 5;

/**
 * The whole catalogue, ordered by id. Source of names, prices and rewards: docs/specification.md#3-entities. The server
 * takes every price and reward from here, never from a request.
 */
export const BLUEPRINTS: readonly Blueprint[] = [
  {
    id: FREE_BLUEPRINT_ID,
    name: 'AI Basics - Beginner Tier',
    description:
      'Learn to check what an AI assistant says, and to give it a clear brief. The tasks are fact checks and writing exercises. You need no experience.',
    price: 49.99,
    rewardPerTask: FREE_BLUEPRINT_REWARD_DOLLARS,
    icon: 'pencil-alt',
    features: [
      'Prompt cards that others can use again',
      'Answers checked against their sources, line by line',
      'Free after one identity verification',
    ],
    isFree: true,
  },
  {
    id: 2,
    name: 'AI Image Creation',
    description:
      'Judge and describe pictures: find what a model drew wrong, check pictures against their briefs, write the texts that replace them, and write prompts for a series in one style.',
    price: 69.99,
    rewardPerTask: 14,
    icon: 'image',
    features: [
      'Faults marked and named: parts, shapes, shadows',
      'Briefs checked demand by demand',
      'Prompt templates, proved with a picture',
    ],
    isFree: false,
  },
  {
    id: 3,
    name: 'AI Video Creation',
    description:
      'Plan and check short clips: put shots in order, find continuity errors, count a cut list in frames, and write shot lists with a prompt for every shot.',
    price: 299.99,
    rewardPerTask: 31,
    icon: 'video',
    features: [
      'From a brief to a shot list',
      'Shots that match from cut to cut',
      'Cuts and dissolves, counted to the frame',
    ],
    isFree: false,
  },
  {
    id: 4,
    name: 'AI Voiceover Work',
    description:
      'Prepare what synthetic voices read: decide how numbers and names sound, choose the stressed word, find what a take got wrong, and rewrite texts for the ear.',
    price: 199.99,
    rewardPerTask: 15.5,
    icon: 'microphone',
    features: [
      'The word that carries the stress',
      'Numbers, dates and abbreviations as spoken',
      'Texts that are clear at the first hearing',
    ],
    isFree: false,
  },
  {
    id: FEATURED_BLUEPRINT_ID,
    name: 'AI-Based Social Media Management',
    description:
      'Look after small accounts with the help of AI: plan a week of posts, answer reviews in public, sort comments, and check planned posts against the facts.',
    price: 999.99,
    rewardPerTask: 67,
    icon: 'chart-line',
    features: [
      'Week plans with a purpose for every post',
      'Answers in the voice of the business',
      'Posts checked against what the client can prove',
    ],
    isFree: false,
  },
  {
    id: 6,
    name: 'Data Labeling / Annotation',
    description:
      'Label data the way models need it: boxes in pictures, intents of messages, entities in ads, and rules for the hard cases. Written guidelines decide what counts.',
    price: 399.99,
    rewardPerTask: 46,
    icon: 'tag',
    features: [
      'Pictures and texts in batches',
      'Guidelines that settle borderline cases',
      'Rules for cases that labelers disagree about',
    ],
    isFree: false,
  },
  {
    id: 7,
    name: 'AI Chatbot Training / Prompt Writing',
    description:
      'Write the instructions, dialogues and test conversations that make a bot reliable. Rate its answers turn by turn, and check what follows from its sources.',
    price: 499.99,
    rewardPerTask: 52,
    icon: 'comment-dots',
    features: [
      'System prompts, tested with your own conversations',
      'Answers checked sentence by sentence',
      'Training dialogues that teach a hard moment',
    ],
    isFree: false,
  },
  {
    id: 8,
    name: 'Transcription & Subtitles with AI',
    description:
      'Check machine transcripts and make subtitles that viewers can read in time: find what was misheard or invented, apply the rules of cues, correct their times, and condense fast talkers.',
    price: 59.99,
    rewardPerTask: 15,
    icon: 'closed-captioning',
    features: [
      'Misheard and invented words, marked',
      'Two lines, 42 characters, at a readable speed',
      'Condensed without losing a fact',
    ],
    isFree: false,
  },
  {
    id: 9,
    name: 'Resume & Cover Letter Creation Using AI',
    description:
      'Turn what people tell about their work into resumes and letters that are true, short and to the point, and check what AI drafts against it.',
    price: 79.99,
    rewardPerTask: 15,
    icon: 'file-alt',
    features: [
      'Resumes in which every word is covered',
      'Lines checked against the work history',
      'Letters that answer the demands of a job',
    ],
    isFree: false,
  },
  {
    id: 10,
    name: 'Creating and Selling AI-Generated Products',
    description:
      'Do the work behind digital products: calculate payouts, check a guide against its sources, write product sheets, and make a printable product with AI. The highest reward.',
    price: 1999.99,
    rewardPerTask: 150,
    icon: 'store',
    features: [
      'Fees, refunds and payouts to the cent',
      'Product sheets with contents, limits and price',
      'A product of your own, with its license',
    ],
    isFree: false,
  },
];
