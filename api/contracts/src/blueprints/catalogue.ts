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
      'Learn to give an AI assistant a clear brief and to check what it returns. The tasks are short writing exercises and fact checks. You need no experience.',
    price: 49.99,
    rewardPerTask: FREE_BLUEPRINT_REWARD_DOLLARS,
    icon: 'pencil-alt',
    features: [
      'First prompts: role, goal, limits and an example',
      'Check an answer against its sources, line by line',
      'Free after one identity verification',
    ],
    isFree: true,
  },
  {
    id: 2,
    name: 'AI Image Creation',
    description:
      'Create images to a brief: product shots, banners and illustrations in one consistent style. You learn to control light, framing and detail, and to fix what a model gets wrong.',
    price: 69.99,
    rewardPerTask: 14,
    icon: 'image',
    features: [
      'Briefs that define size, palette and subject',
      'One consistent style across a set of images',
      'Retouching of hands, lettering and edges',
    ],
    isFree: false,
  },
  {
    id: 3,
    name: 'AI Video Creation',
    description:
      'Plan and produce short clips: script, shot list, generated scenes, voice and captions. Each task asks for a finished cut of 15 to 60 seconds or one polished part of it.',
    price: 299.99,
    rewardPerTask: 31,
    icon: 'video',
    features: [
      'From a one-line idea to a shot list',
      'Scenes that match from cut to cut',
      'Formats for vertical and wide screens',
    ],
    isFree: false,
  },
  {
    id: 4,
    name: 'AI Voiceover Work',
    description:
      'Turn scripts into clear speech for lessons, ads and announcements. You choose a voice, set pace and emphasis, fix mispronounced names and submit clean audio.',
    price: 199.99,
    rewardPerTask: 15.5,
    icon: 'microphone',
    features: [
      'Scripts marked up for pauses and emphasis',
      'Correct names, numbers and foreign words',
      'Even loudness and clean starts and endings',
    ],
    isFree: false,
  },
  {
    id: FEATURED_BLUEPRINT_ID,
    name: 'AI-Based Social Media Management',
    description:
      'Run a small account for a week with the help of AI: a content plan, posts for each network, replies to comments and a report that recommends the next steps.',
    price: 999.99,
    rewardPerTask: 67,
    icon: 'chart-line',
    features: [
      'Content calendars with a reason for every post',
      'Replies in the voice of the account',
      'Weekly reports based on real figures',
    ],
    isFree: false,
  },
  {
    id: 6,
    name: 'Data Labeling / Annotation',
    description:
      'Prepare the examples that models learn from: boxes and outlines in images, intents and entities in text, ratings of answers. Careful work, checked against written guidelines.',
    price: 399.99,
    rewardPerTask: 46,
    icon: 'tag',
    features: [
      'Images, text and speech in small batches',
      'Guidelines that settle borderline cases',
      'See how often you agree with a second labeler',
    ],
    isFree: false,
  },
  {
    id: 7,
    name: 'AI Chatbot Training / Prompt Writing',
    description:
      'Write the instructions, examples and test conversations that make an assistant reliable. You find where it fails, explain why, and write the prompt that fixes it.',
    price: 499.99,
    rewardPerTask: 52,
    icon: 'comment-dots',
    features: [
      'System prompts that hold under pressure',
      'Test conversations with an expected answer per turn',
      'Before and after, measured on the same cases',
    ],
    isFree: false,
  },
  {
    id: 8,
    name: 'Transcription & Subtitles with AI',
    description:
      'Correct machine transcripts and make subtitles that viewers can read in time. You fix names and punctuation, mark speakers and break lines at natural pauses.',
    price: 59.99,
    rewardPerTask: 15,
    icon: 'closed-captioning',
    features: [
      'Interviews, lectures and meetings in clear English',
      'Two lines, 42 characters, at a readable speed',
      'Marked speakers, sounds and overlaps',
    ],
    isFree: false,
  },
  {
    id: 9,
    name: 'Resume & Cover Letter Creation Using AI',
    description:
      'Turn a work history and a job ad into a resume and a letter that are true, short and to the point. AI drafts; you ask the right questions and edit.',
    price: 79.99,
    rewardPerTask: 15,
    icon: 'file-alt',
    features: [
      'Achievements with figures instead of duties',
      'Layouts that applicant tracking systems can read',
      'One-page letters that respond to the ad',
    ],
    isFree: false,
  },
  {
    id: 10,
    name: 'Creating and Selling AI-Generated Products',
    description:
      'Take a digital product from idea to listing: research, a planner, template or print set made with AI, its shop page, price and first customer replies. The longest tasks and the highest reward.',
    price: 1999.99,
    rewardPerTask: 150,
    icon: 'store',
    features: [
      'Market checks before you create anything',
      'Listings with images, text and a price you can justify',
      'Licenses and shop rules for AI-made goods',
    ],
    isFree: false,
  },
];
