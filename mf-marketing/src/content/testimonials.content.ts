/** One member's words. */
export type Testimonial = {
  readonly name: string;
  readonly role: string;
  /** Stars of five, halves allowed. */
  readonly rating: number;
  readonly text: string;
  readonly initials: string;
};

export const TESTIMONIALS_TITLE = 'What members say';

/**
 * Three fixed testimonials. They are examples, and the page says so (`TESTIMONIALS_NOTE`): an operator puts words here
 * that members have really written and agreed to publish, and takes the note away.
 */
export const TESTIMONIALS: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    name: 'Maria Delgado',
    role: 'AI Voiceover Work',
    rating: 5,
    text: 'I had never marked up a script before. The tasks told me what a good take sounds like and why, and after two weeks I heard the difference myself. What I like most is the ledger: I open it and know what is mine today and what will be on the ninth.',
    initials: 'MD',
  },
  {
    name: 'Jonas Weber',
    role: 'Data Labeling / Annotation',
    rating: 4.5,
    text: 'The guidelines settle the borderline cases, so I do not guess. Half a star off because the first withdrawal takes patience: 15 days and then the $500.',
    initials: 'JW',
  },
  {
    name: 'Priya Nair',
    role: 'AI Image Creation',
    rating: 5,
    text: 'I fit two or three tasks between classes. There is no deadline pressing, and the reward is written on the task before I begin.',
    initials: 'PN',
  },
];

export const TESTIMONIALS_NOTE =
  'Examples, written to show what this place will hold. They are not statements of real members.';
