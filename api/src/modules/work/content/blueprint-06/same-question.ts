import { choiceItem, textBlock } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const OPTIONS = [
  ['same', 'Same question', 'One answer would satisfy both.'],
  [
    'narrower',
    'One includes the other',
    'The answer to one of them answers the other, but not the other way round.',
  ],
  ['different', 'Different questions', 'Each needs an answer of its own.'],
] as const;

const PAIRS: readonly (readonly [string, string, (typeof OPTIONS)[number][0], string])[] = [
  [
    'How long does cooked rice keep in the fridge?',
    'Rice from Sunday, now it is Wednesday, still OK to eat?',
    'same',
    'The second asks about a case of three days, but what has to be said is the same: how many days cooked rice keeps. With that number both are answered.',
  ],
  [
    'Can I take a power bank in my carry-on?',
    'Can I take a power bank on a plane?',
    'narrower',
    '"On a plane" covers carry-on and checked bags. Who answers it answers the first one; the reverse leaves checked bags open.',
  ],
  [
    'Why does my bread not rise?',
    'Why did my bread fall in the oven?',
    'different',
    'Bread that never rose and bread that rose and fell have different causes. Shared words do not make a shared answer.',
  ],
  [
    'What is the cheapest way to send a 4 lb package to Canada?',
    'What is the fastest way to send a 4 lb package to Canada?',
    'different',
    'Only one word differs, and it decides which service is right.',
  ],
  [
    'how do i get gum out of hair',
    'My son has chewing gum stuck in his hair, what works without cutting it?',
    'same',
    'The wish not to cut is implied by "get it out". One answer satisfies both.',
  ],
  [
    'Is it legal to record a phone call?',
    'Is it legal to record a phone call in Ohio if only I know?',
    'narrower',
    'A full answer to the general question goes through states and consent and contains the special one; the special one answers only a part.',
  ],
  ['Does aspirin thin the blood?', 'Is aspirin a blood thinner?', 'same', 'The same fact in two sentences.'],
  [
    'How do I remove a stripped screw?',
    'How do I avoid stripping screws?',
    'different',
    'One is about a screw that is already damaged, the other about the next one.',
  ],
  [
    'What temperature kills yeast?',
    'Is 130 °F water too hot for yeast?',
    'same',
    'The number that answers the first question decides the second, and the second can only be answered with that number.',
  ],
  [
    'Who has to sign a lease?',
    'Does my roommate have to sign the lease?',
    'narrower',
    'The list of all who sign tells whether a roommate does. "Yes" or "no" about the roommate does not give the list.',
  ],
];

export const SAME_QUESTION_PRACTICE: WorkTaskSeed = {
  id: 'w06-06',
  blueprintId: 6,
  title: 'Practice: same question or not',
  description:
    'Ten pairs of questions from a help forum: one answer for both, one inside the other, or two answers.',
  instructions: `A help forum wants to show an existing answer before someone asks again. That works only if it knows which questions are the same. You decide for ten pairs.

Imagine that you answer the first question well, in a paragraph. Now hand that paragraph to the second person. Do they have what they need? Then do the same in the other direction.

If both are satisfied, it is the same question, however different the words are. If only one direction works, one question includes the other. If neither does, they are different, however alike they look.

Do not count shared words. "Cheapest" and "fastest" are one word apart and need two answers; "gum in hair" can be asked in twenty words or in six. A question about one's own case is often the general question with a story around it.

This is practice: nothing is paid, and after the hand-in you see the right answer and the reason for each pair.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'The test in both directions',
      text: 'Answer A fully. Does B still have to ask? Answer B fully. Does A still have to ask? No and no: same. Yes in one direction only: one includes the other. Yes and yes: different.',
    },
    {
      title: 'What a full answer is',
      text: 'The one that a patient expert would give in a paragraph, not the shortest that is true. To "Is 130 °F too hot for yeast?" an expert names the limit, so it answers the general question, too.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    PAIRS.map(([a, b, answer, explanation]) =>
      choiceItem({
        material: [textBlock('Question A', a), textBlock('Question B', b)],
        prompt: 'Would one answer do for both?',
        options: OPTIONS,
        selected: [answer],
        explanation,
      }),
    ),
  ],
};
