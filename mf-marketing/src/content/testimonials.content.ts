import { EARNINGS_LOCK, MINIMUM_BALANCE } from '@platform/contracts';

/** A quote from a member. */
export type Testimonial = {
  readonly name: string;
  readonly role: string;
  /** Stars out of five, in half steps. */
  readonly rating: number;
  readonly text: string;
  readonly initials: string;
};

export const TESTIMONIALS_TITLE = 'What members say';

/**
 * Three fixed testimonials. They are examples, and the page says so (`TESTIMONIALS_NOTE`). The operator replaces them
 * with quotes that real members wrote and agreed to publish, and then removes the note.
 */
export const TESTIMONIALS: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    name: 'Maria Delgado',
    role: 'AI Voiceover Work',
    rating: 5,
    text: 'I had never marked up a script before. The practice shows at once which word carries the stress, and why. What I like most is the ledger: I open it and know what is mine today and what unlocks on the ninth.',
    initials: 'MD',
  },
  {
    name: 'Jonas Weber',
    role: 'Data Labeling / Annotation',
    rating: 4.5,
    text: `The guidelines settle the borderline cases, so I never have to guess. Half a star off because the first withdrawal takes patience: ${EARNINGS_LOCK} and then the ${MINIMUM_BALANCE}.`,
    initials: 'JW',
  },
  {
    name: 'Priya Nair',
    role: 'AI Image Creation',
    rating: 5,
    text: 'I fit tasks in between classes. My answers are saved as I go, and I know the reward of every task before I start.',
    initials: 'PN',
  },
];

export const TESTIMONIALS_NOTE = 'These are sample testimonials. They are not statements from real members.';
