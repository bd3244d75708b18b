import { choiceItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { READINGS, type Reading } from './readings.ts';

const PAID_COUNT = 24;

const random = createSeededRandom('w04-readings');
const shuffled = random.shuffle(READINGS);

const INSTRUCTIONS = `A synthetic voice cannot ask. It sees "1/2" and has to know whether it is a half, a date or a page. Scripts are therefore marked up before they are read, and the markup says how each doubtful piece sounds. You choose it.

Each item is a sentence with one piece in angle quotes. Choose how this piece is read aloud in American English, in this sentence. Nothing else of the sentence matters, except for what it tells about the piece.

Read the whole sentence aloud with each of the four readings. Three of them will trip you: one sounds right for the same letters elsewhere, one is what a machine says that reads letter by letter, and one is simply wrong.

Where a reading is written in syllables, such as MIN-it, the capital letters are stressed. A reading like "cloze" is spelled as it sounds, not as it is written.

If two readings are both heard in real life, only one of them is on the list. If you believe that none fits, leave a note and choose the nearest.`;

const GUIDELINE = [
  {
    title: 'What a number is decides how it sounds',
    text: 'Amounts are read as amounts: one thousand four hundred eight. Years and room numbers are read in pairs: fourteen oh eight. Phone numbers and decimals are read figure by figure. Version numbers have whole numbers between their points: two point ten comes after two point nine.',
  },
  {
    title: 'What stands beside it',
    text: '"Dr." before a name is Doctor, after a street name Drive. A Roman number after a chapter is a plain number, after a ruler an ordinal with "the", and in a hospital it may be letters. A unit before a noun has no plural: a five-pound bag.',
  },
  {
    title: 'Same letters, two words',
    text: 'Ask what the word does in the sentence. Verbs and adjectives often differ in the last sound or in the stress: to close, too close; to live, a live recording; a minute, a minute crack.',
  },
];

export const READ_ALOUD: WorkTaskSeed = {
  id: 'w04-02',
  blueprintId: 4,
  title: 'Decide how twenty-four doubtful pieces are read',
  description:
    'Numbers, dates, abbreviations and words with two sounds: choose the reading that fits the sentence.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 15,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric('the pieces that look the same and sound different', 'the note on a doubtful piece'),
  overlap: null,
  batches: [shuffled.slice(0, PAID_COUNT).map(readingItem)],
};

export const READ_ALOUD_PRACTICE: WorkTaskSeed = {
  ...READ_ALOUD,
  id: 'w04-06',
  title: 'Practice: decide how doubtful pieces are read',
  description: 'Eight pieces with the right reading and its rule afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed. The right reading and its rule are shown after the hand-in.`,
  isPractice: true,
  rubric: [],
  batches: [shuffled.slice(PAID_COUNT).map(readingItem)],
};

function readingItem([script, right, others, why]: Reading): WorkItemSeed {
  const readings = random.shuffle([right, ...others]);
  return choiceItem({
    material: [textBlock('Script', script)],
    prompt: 'How is the piece in angle quotes read here?',
    options: readings.map((reading, index) => [`r${index + 1}`, reading]),
    selected: [`r${readings.indexOf(right) + 1}`],
    explanation: `It is read "${right}". ${why}`,
  });
}
