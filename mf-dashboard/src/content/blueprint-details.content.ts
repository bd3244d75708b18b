/** What the page of a blueprint says beside the catalogue's own words. */
export type BlueprintDetails = {
  /** What the work is like, in two or three sentences. */
  readonly overview: string;
  /** What one needs to do its tasks. */
  readonly requirements: readonly string[];
};

const DETAILS: Readonly<Record<number, BlueprintDetails>> = {
  1: {
    overview:
      'You write short briefs for an AI assistant, compare its answers with the facts and say what is missing. Each task takes 15 to 30 minutes and shows one habit that all other blueprints build on.',
    requirements: [
      'A browser and an e-mail address; no software to install',
      'English good enough to follow written instructions',
      'One identity verification, reviewed by a person',
    ],
  },
  2: {
    overview:
      'Each task is a written brief for one picture or a small set: subject, format, palette and use. You generate, choose, correct and describe how you got there, so that somebody else could make the next one in the same style.',
    requirements: [
      'Access to any image model, free plans included',
      'A screen on which small faults can be seen; a phone is too small',
      'The free blueprint, active',
    ],
  },
  3: {
    overview:
      'You plan a short clip before anything is rendered: the script, the shots, what must match from cut to cut. Then you produce it, or the one part of it that the task asks for, and check it against the brief.',
    requirements: [
      'Access to a video model and a simple editor',
      'A connection that carries files of up to 200 MB',
      'The free blueprint, active',
    ],
  },
  4: {
    overview:
      'You turn a script into speech that one likes to listen to. The work is in the marks: where to pause, what to stress, how a name is said; and in the last pass, where loudness and noise are put right.',
    requirements: [
      'Access to a speech model; your own voice is not needed',
      'Headphones, to hear clicks and noise',
      'The free blueprint, active',
    ],
  },
  5: {
    overview:
      'You look after the week of a small account: a plan with a reason for each post, the posts themselves, answers in the voice of the account, and a report that ends in a recommendation. The best paid of the everyday tasks.',
    requirements: [
      'Access to a text model and an image model',
      'Experience with at least one social network, from the writing side',
      'The free blueprint, active',
    ],
  },
  6: {
    overview:
      'You label what models learn from: objects in pictures, intents in messages, the better of two answers. Guidelines decide the hard cases, and your work is compared with that of a second person.',
    requirements: [
      'Patience with detail: a batch has one rule, applied the same way every time',
      'A mouse; outlines drawn on a phone are too coarse',
      'The free blueprint, active',
    ],
  },
  7: {
    overview:
      'You make an assistant reliable: write its instructions, test it with talks it does not expect, find where it breaks and mend the prompt. Every change is measured on the same cases as before.',
    requirements: [
      'Access to any text model that takes a system prompt',
      'Clear written English: prompts are read by people too',
      'The free blueprint, active',
    ],
  },
  8: {
    overview:
      'You start from a machine transcript and end with text that can be printed, or with subtitles that can be read in time. Names, speakers, punctuation and line breaks are yours; the typing is not.',
    requirements: [
      'Headphones and a keyboard',
      'A good ear for accents of English',
      'The free blueprint, active',
    ],
  },
  9: {
    overview:
      'You get a work history and a job advert and hand in a resume and a letter of one page each. AI drafts; you ask what is missing, cut what is not true and put figures where duties stood.',
    requirements: [
      'Access to any text model and a word processor',
      'Discretion: the histories are invented, the habits are for life',
      'The free blueprint, active',
    ],
  },
  10: {
    overview:
      'You take a digital product from the idea to the shop: who wants it, what exists already, the product itself, its page, its price and the first question of a customer. The longest tasks and the highest reward.',
    requirements: [
      'Access to a text model and an image model',
      'Up to 60 minutes in one sitting for most tasks',
      'The free blueprint, active',
    ],
  },
};

export function detailsOf(blueprintId: number): BlueprintDetails {
  const details = DETAILS[blueprintId];
  if (!details) throw new Error(`Blueprint ${blueprintId} has no details.`);
  return details;
}

/** How it goes from here to the first payout. Source of times and limits: product specification, section 9. */
export const HOW_THE_FREE_ONE_WORKS = [
  { title: 'Verify your identity', text: 'Seven facts, sent once. They cannot be edited afterwards.' },
  {
    title: 'An administrator reviews it',
    text: '24-48 hours; if it is delayed, it completes automatically. You get an e-mail with a link to the competency test.',
  },
  {
    title: 'Complete tasks',
    text: 'Up to 20 a day over all your blueprints, 15 to 60 minutes each, no deadlines.',
  },
  {
    title: 'Rewards unlock after 15 days',
    text: 'Each one by itself. Withdrawals start at $50 once your available balance is $500.',
  },
] as const;

export const HOW_A_PAID_ONE_WORKS = [
  {
    title: 'Purchase it once',
    text: 'Choose a payment method and pay with the reference you are shown. The tasks stay yours for life.',
  },
  {
    title: 'The payment is verified',
    text: 'Within about 24 hours. If it is not accepted, you read the reason here and can purchase again.',
  },
  {
    title: 'Complete tasks',
    text: 'Up to 20 a day over all your blueprints, 15 to 60 minutes each, no deadlines.',
  },
  {
    title: 'Rewards unlock after 15 days',
    text: 'Each one by itself. Withdrawals start at $50 once your available balance is $500.',
  },
] as const;
