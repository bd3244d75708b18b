import { choiceItem, tableBlock } from '../make-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { CUE_TEXTS } from './cue-texts.ts';

const RULES = [
  ['lines', 'More than two lines'],
  ['length', 'A line over 42 characters', 'Spaces and punctuation count.'],
  [
    'speed',
    'Over 17 characters per second',
    'All characters of the cue, line breaks not counted, divided by its duration.',
  ],
  ['short', 'Shorter than 1.0 s'],
  ['long', 'Longer than 7.0 s'],
  ['space', 'Less than 0.1 s after the cue before'],
  ['none', 'Nothing: the cue keeps all rules'],
] as const;

type Rule = Exclude<(typeof RULES)[number][0], 'none'>;

/** A subtitle. Times are tenths of a second. */
type Cue = { readonly start: number; readonly end: number; readonly rows: readonly string[] };

const LINE_MAX = 42;
const SPEED_MAX = 17;

const GUIDELINE = [
  {
    title: 'The six rules',
    text: 'At most two lines. At most 42 characters in a line, spaces and punctuation included. At most 17 characters per second: count all characters of the cue and divide by its duration. At least 1.0 s and at most 7.0 s on screen. At least 0.1 s between the end of a cue and the start of the next.',
  },
  {
    title: 'Speed, calculated',
    text: 'A cue with lines of 30 and 28 characters from 12.0 to 15.0 has 58 characters in 3.0 s: 19.3 per second, too fast. At 3.5 s it would be 16.6, which is fine. Exactly 17 is fine, too.\nA shortcut: duration times 17 is the number of characters that fit.',
  },
  {
    title: 'Several at once',
    text: 'A cue of three lines is often too fast as well: select every rule that it breaks. "Nothing" excludes the others. What sounds clumsy or breaks a line badly is not your question here.',
  },
];

const INSTRUCTIONS = `Subtitles that are too fast are not read, and subtitles that are too long cover the picture. Before a file is delivered, each cue is checked against six rules. You check them by hand, because the checker of the client is out of order, and because you should know what it does.

Each item shows a cue with its times, its lines, and the end of the cue before it. Select every rule that the cue breaks, or "Nothing".

Times are in seconds. Count characters with an editor or a counter, not by eye: 41 and 43 look the same. Count spaces and punctuation, and count the two lines of a cue together for the speed, without the break between them.

Check the rules in the order of the list and do not stop at the first one that is broken. Limits are inclusive: exactly 42 characters, exactly 17 per second, exactly 1.0 s and exactly 0.1 s are all in order.`;

export const CUE_RULES: WorkTaskSeed = {
  id: 'w08-02',
  blueprintId: 8,
  title: 'Check thirty subtitle cues against six rules',
  description: 'Lines, length, reading speed, duration and gaps: which rules does each cue break?',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 30,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric('the cues that are just inside or just outside of a limit', 'the count in the note'),
  overlap: null,
  batches: [makeCues(30, 'w08-02').map(cueItem)],
};

export const CUE_RULES_PRACTICE: WorkTaskSeed = {
  ...CUE_RULES,
  id: 'w08-06',
  title: 'Practice: check subtitle cues against six rules',
  description: 'Eight cues with the calculation for each of them afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed. After the hand-in you see the counts and the speed of each cue.`,
  estimatedMinutes: 15,
  isPractice: true,
  rubric: [],
  batches: [makeCues(8, 'w08-06').map(cueItem)],
};

type TimedCue = { readonly cue: Cue; readonly before: number };

function makeCues(count: number, seed: string): TimedCue[] {
  const random = createSeededRandom(seed);
  const texts = random.shuffle(CUE_TEXTS);
  return Array.from({ length: count }, (_, index) =>
    makeCue(texts[index % texts.length] ?? [], index, random),
  );
}

/** Every third cue keeps the rules; the others get a time that is near a limit or beyond it. */
function makeCue(rows: readonly string[], index: number, random: SeededRandom): TimedCue {
  const characters = rows.join('').length;
  const fitting = Math.ceil((characters * 10) / SPEED_MAX);
  const start = 100 + index * 87 + random.integer(0, 9);
  const duration = [
    Math.min(70, Math.max(10, fitting + random.integer(0, 6))),
    Math.max(8, fitting - random.integer(1, 7)),
    random.pick([8, 9, 10, 68, 70, 71, 74]),
  ][index % 3];
  const gap = random.pick([0, 1, 1, 2, 5, 12]);
  return { cue: { start, end: start + (duration ?? fitting), rows }, before: start - gap };
}

function cueItem({ cue, before }: TimedCue): WorkItemSeed {
  const broken = findBroken(cue, before);
  const characters = cue.rows.join('').length;
  const duration = cue.end - cue.start;
  return choiceItem({
    material: [
      tableBlock(
        'Cue',
        ['Cue before ends', 'Start', 'End', 'Lines'],
        [[seconds(before), seconds(cue.start), seconds(cue.end), cue.rows.join(' | ')]],
      ),
    ],
    prompt: 'Which rules does the cue break? A bar | stands for a line break.',
    options: RULES,
    selected: broken.length > 0 ? broken : ['none'],
    max: RULES.length - 1,
    explanation: `Lines of ${cue.rows.map(({ length }) => length).join(', ')} characters; ${characters} in ${seconds(duration)} s make ${((characters * 10) / duration).toFixed(1)} per second; ${seconds(cue.start - before)} s after the cue before.`,
  });
}

function findBroken({ start, end, rows }: Cue, before: number): Rule[] {
  const duration = end - start;
  const isBroken: Readonly<Record<Rule, boolean>> = {
    lines: rows.length > 2,
    length: rows.some(({ length }) => length > LINE_MAX),
    speed: rows.join('').length * 10 > SPEED_MAX * duration,
    short: duration < 10,
    long: duration > 70,
    space: start - before < 1,
  };
  return RULES.flatMap(([id]) => (id !== 'none' && isBroken[id] ? [id] : []));
}

function seconds(tenths: number): string {
  return (tenths / 10).toFixed(1);
}
