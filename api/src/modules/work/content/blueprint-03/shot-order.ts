import { rankItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { SHOT_STORIES, type ShotStory } from './shot-stories.ts';

const PAID_COUNT = 10;

const random = createSeededRandom('w03-shots');

const INSTRUCTIONS = `The clips of a short film came out of the generator with random names. There is no sound and no script, only what each clip shows. Put the shots of each film in the order in which they happen.

Look for what cannot be undone. A candle gets shorter, a glass gets emptier, a box is opened once, a lawn gets wet before it has puddles. Light goes from morning to evening unless a night lies between. A thing must be put down before it can be forgotten.

Then check each pair of neighbors: can the second follow the first without a third shot between them? If not, something is missing between them, and you probably have it further down.

Do not order by mood or by what a film usually does: a film may begin with a quiet shot or with a loud one. Only what is in the pictures counts. Each film is told in order, without looking back.

Every film has exactly one order without a contradiction. If you find two, one of them has a detail that you have not used yet.`;

const GUIDELINE = [
  {
    title: 'What cannot be undone',
    text: 'Length, level, dirt, wetness, what is opened, broken, cut, eaten, written. Make a list of such things for each film before you move anything: most films have one that settles three of the five places.',
  },
  {
    title: 'What looks like a clue and is none',
    text: 'Weather that may change back, the number of people, whether a door is open, a smile. Use them only when nothing else decides.',
  },
];

export const SHOT_ORDER: WorkTaskSeed = {
  id: 'w03-01',
  blueprintId: 3,
  title: 'Put the shots of ten silent films in order',
  description:
    'Five shots each, with clues in wax, water and light: find the one order without a contradiction.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 20,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric('the shots that look alike', 'the detail that settles a place'),
  overlap: null,
  batches: [SHOT_STORIES.slice(0, PAID_COUNT).map(storyItem)],
};

export const SHOT_ORDER_PRACTICE: WorkTaskSeed = {
  ...SHOT_ORDER,
  id: 'w03-05',
  title: 'Practice: put the shots of silent films in order',
  description: 'Six films of five shots, with the order and the clues that settle it afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed. After the hand-in you see the order and the clues.`,
  estimatedMinutes: 15,
  isPractice: true,
  rubric: [],
  batches: [SHOT_STORIES.slice(PAID_COUNT).map(storyItem)],
};

function storyItem({ title, shots, why }: ShotStory): WorkItemSeed {
  return rankItem(random, {
    material: [textBlock(null, `Film: ${title}`)],
    prompt: 'In which order do the shots happen?',
    noun: 'Shot',
    ordered: shots,
    first: 'first shot',
    last: 'last shot',
    explanation: why,
  });
}
