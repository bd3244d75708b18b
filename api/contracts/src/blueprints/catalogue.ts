import type { Blueprint } from './blueprints.schemas.ts';

/** The one that needs an identity verification instead of a payment, and comes before all others. */
export const FREE_BLUEPRINT_ID = 1;
/** The one shown by itself, at full width. */
export const FEATURED_BLUEPRINT_ID = 5;

/**
 * The whole catalogue, by id. Names, prices and rewards: product specification, section 3. The server decides every
 * price and reward from these rows; what a client sends never does.
 */
export const BLUEPRINTS: readonly Blueprint[] = [
  {
    id: FREE_BLUEPRINT_ID,
    name: 'AI Basics - Beginner Tier',
    description:
      'Learn to give an AI assistant a clear brief and to check what comes back. The tasks are short pieces of writing and fact checks that need no experience.',
    price: 49.99,
    rewardPerTask: 10,
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
      'Make pictures to a brief: product shots, banners and illustrations that keep one style across a set. You learn to steer light, framing and detail, and to fix what a model gets wrong.',
    price: 69.99,
    rewardPerTask: 14,
    icon: 'image',
    features: [
      'Briefs with size, palette and subject given',
      'One style kept over a whole set of pictures',
      'Retouching of hands, lettering and edges',
    ],
    isFree: false,
  },
  {
    id: 3,
    name: 'AI Video Creation',
    description:
      'Plan and produce short clips: script, shot list, generated scenes, voice and captions. Each task asks for a finished cut of 15 to 60 seconds or for one well-made part of it.',
    price: 299.99,
    rewardPerTask: 31,
    icon: 'video',
    features: [
      'From a one-line idea to a shot list',
      'Scenes that match from cut to cut',
      'Formats for upright and wide screens',
    ],
    isFree: false,
  },
  {
    id: 4,
    name: 'AI Voiceover Work',
    description:
      'Turn scripts into clear speech for lessons, adverts and announcements. You choose a voice, set pace and stress, mend mispronounced names and hand in clean audio.',
    price: 199.99,
    rewardPerTask: 15.5,
    icon: 'microphone',
    features: [
      'Scripts marked up for pauses and stress',
      'Names, numbers and foreign words said right',
      'Even loudness and clean beginnings and ends',
    ],
    isFree: false,
  },
  {
    id: FEATURED_BLUEPRINT_ID,
    name: 'AI-Based Social Media Management',
    description:
      'Run the working week of a small account with AI at your side: a content plan, posts for each network, answers to comments and a report that says what to do next.',
    price: 999.99,
    rewardPerTask: 67,
    icon: 'chart-line',
    features: [
      'Content calendars with a reason for every post',
      'Replies in the voice of the account',
      'Weekly reports read from real figures',
    ],
    isFree: false,
  },
  {
    id: 6,
    name: 'Data Labeling / Annotation',
    description:
      'Prepare the examples that models learn from: boxes and outlines in pictures, intents and entities in text, ratings of answers. Careful work, checked against written guidelines.',
    price: 399.99,
    rewardPerTask: 46,
    icon: 'tag',
    features: [
      'Pictures, text and speech in small batches',
      'Guidelines with decided borderline cases',
      'Your agreement with a second labeler is shown',
    ],
    isFree: false,
  },
  {
    id: 7,
    name: 'AI Chatbot Training / Prompt Writing',
    description:
      'Write the instructions, examples and test talks that make an assistant reliable. You find where it fails, say why, and write the prompt that mends it.',
    price: 499.99,
    rewardPerTask: 52,
    icon: 'comment-dots',
    features: [
      'System prompts that hold under pressure',
      'Test talks with an expected answer for each turn',
      'Before and after, measured on the same cases',
    ],
    isFree: false,
  },
  {
    id: 8,
    name: 'Transcription & Subtitles with AI',
    description:
      'Correct machine transcripts and make subtitles people can read in time. You fix names and punctuation, mark speakers and split lines where the sentence breathes.',
    price: 59.99,
    rewardPerTask: 15,
    icon: 'closed-captioning',
    features: [
      'Interviews, lectures and meetings in clear English',
      'Two lines, 42 characters, at a speed one can read',
      'Speakers, sounds and overlaps marked',
    ],
    isFree: false,
  },
  {
    id: 9,
    name: 'Resume & Cover Letter Creation Using AI',
    description:
      'Turn a work history and a job advert into a resume and a letter that are true, short and to the point. AI drafts; you ask the right questions and edit.',
    price: 79.99,
    rewardPerTask: 15,
    icon: 'file-alt',
    features: [
      'Achievements with figures instead of duties',
      'Layouts that applicant systems can read',
      'Letters that answer the advert, in one page',
    ],
    isFree: false,
  },
  {
    id: 10,
    name: 'Creating and Selling AI-Generated Products',
    description:
      'Take a digital product from idea to listing: research, a planner, template or print set made with AI, its shop page, price and first customer answers. The longest tasks and the highest reward.',
    price: 1999.99,
    rewardPerTask: 150,
    icon: 'store',
    features: [
      'Market checks before anything is made',
      'Listings with pictures, words and a price one can defend',
      'Licences and shop rules for AI-made goods',
    ],
    isFree: false,
  },
];
