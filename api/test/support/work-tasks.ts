import type { WorkTaskSeed } from '@platform/content';
import type {
  ChoiceDefinition,
  Criterion,
  FileDefinition,
  PairDefinition,
  RewriteDefinition,
} from '@platform/contracts';

/** Small work tasks of every kind, for tests. They belong to AI Products, whose reward is $150. */
export const WORK_BLUEPRINT_ID = 10;
export const WORK_REWARD = 150;

const RUBRIC: Criterion[] = ['care', 'sense', 'style'].map((id) => ({
  id,
  title: `How much ${id} it shows`,
  options: ['low', 'fair', 'high'].map((level) => ({ id: level, label: level, anchor: `It is ${level}.` })),
}));

const CHOICE: ChoiceDefinition = {
  type: 'choice',
  id: 'animal',
  prompt: 'Which animal is it?',
  options: ['cat', 'dog', 'owl'].map((id) => ({ id, label: `The ${id}`, hint: null })),
  min: 1,
  max: 1,
  allowsCannotTell: true,
};

const PAIR: PairDefinition = {
  type: 'pair',
  id: 'better',
  prompt: 'Which text is better?',
  left: { title: 'First', text: 'The left text.' },
  right: { title: 'Second', text: 'The right text.' },
  dimensions: [{ id: 'clear', label: 'Clear', hint: null }],
  reasonCategories: ['shorter', 'truer'].map((id) => ({ id, label: `It is ${id}`, hint: null })),
};

const REWRITE: RewriteDefinition = {
  type: 'rewrite',
  id: 'text',
  prompt: 'Write it in plain words.',
  source: 'The utilization of felines is recommended.',
  rules: { minWords: 3, maxWords: 20, maxSentenceWords: 12, required: [], banned: ['utilization'] },
};

const COMMON = {
  blueprintId: WORK_BLUEPRINT_ID,
  description: 'A task of the tests',
  instructions: 'Read each item and answer.',
  estimatedMinutes: 20,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: true,
  guideline: [{ title: 'What counts', text: 'What you see.' }],
  rubric: RUBRIC,
  overlap: null,
  freshItems: 0,
} as const;

/** An item whose right answer is a cat. */
const animalItem = (name: string) => ({
  id: `w10-${name.replaceAll(' ', '-')}`,
  material: [{ type: 'text', title: null, text: `Item ${name} purrs.` } as const],
  parts: [CHOICE],
  truth: { animal: { answers: [{ selected: ['cat'], cannotTell: false, note: '' }] } },
  explanation: `SECRET-EXPLANATION: cats purr, says ${name}.`,
});

/** Two questions an item, one of them a pair; everyone can do it. */
export const SUITE: WorkTaskSeed = {
  ...COMMON,
  id: 'w10-suite',
  title: 'Animals and texts',
  batches: [
    Array.from({ length: 6 }, (_, index) => {
      const item = animalItem(`suite ${index}`);
      const right = { ratings: { clear: 3 }, reasonCategory: 'truer', reason: 'The right one is true.' };
      return { ...item, parts: [CHOICE, PAIR], truth: { ...item.truth, better: { answers: [right] } } };
    }),
  ],
};

const ANIMALS = ['cat', 'dog', 'owl'] as const;

/** Twelve items, of which a third shows each animal; no hand-in of it is right by one answer. */
export const VARIED: WorkTaskSeed = {
  ...COMMON,
  id: 'w10-varied',
  title: 'Three animals',
  batches: [
    Array.from({ length: 12 }, (_, index) => {
      const animal = ANIMALS[index % 3]!;
      return {
        ...animalItem(`varied ${index}`),
        material: [{ type: 'text', title: null, text: `Item ${index} shows the ${animal}.` } as const],
        truth: { animal: { answers: [{ selected: [animal], cannotTell: false, note: '' }] } },
      };
    }),
  ],
};

/** A limited task: twelve batches, three places in each. */
export const LIMITED: WorkTaskSeed = {
  ...COMMON,
  id: 'w10-limited',
  title: 'Animals in batches',
  overlap: 3,
  batches: Array.from({ length: 12 }, (_, batch) => [animalItem(`batch ${batch}`)]),
};

export const PRACTICE: WorkTaskSeed = {
  ...COMMON,
  id: 'w10-practice',
  title: 'Practice with animals',
  isPractice: true,
  rubric: [],
  batches: [[animalItem('practice one'), animalItem('practice two')]],
};

/** A task without a right answer. */
export const REWRITING: WorkTaskSeed = {
  ...COMMON,
  id: 'w10-rewriting',
  title: 'Plain words',
  batches: [[{ id: 'w10-rewriting-01', material: [], parts: [REWRITE], truth: {}, explanation: '' }]],
};

const PICTURES: FileDefinition = {
  type: 'file',
  id: 'picture',
  prompt: 'Add the picture.',
  types: ['image/png', 'image/jpeg'],
  minFiles: 1,
  maxFiles: 2,
  minLinks: 0,
  maxLinks: 0,
  statement: 'I made it.',
};

/** A task with files, for tests that upload some. */
export const DRAWING: WorkTaskSeed = {
  ...REWRITING,
  id: 'w10-drawing',
  title: 'Draw a cat',
  batches: [[{ id: 'w10-drawing-01', material: [], parts: [PICTURES], truth: {}, explanation: '' }]],
};

/** A fourth paid task, for the limit of tasks in progress. */
export const SECOND_SUITE: WorkTaskSeed = {
  ...SUITE,
  id: 'w10-second',
  title: 'More animals and texts',
  batches: [[animalItem('second suite')]],
};

export const TEST_WORK_TASKS: readonly WorkTaskSeed[] = [SUITE, LIMITED, PRACTICE, REWRITING, SECOND_SUITE];
