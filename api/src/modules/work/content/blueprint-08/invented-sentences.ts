import { readMarks, spansItem, textBlock } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { TRANSCRIPTS } from './machine-transcripts.ts';

const LABELS = [
  ['invented', 'Invented', 'Written, but nothing like it was said.'],
  ['misheard', 'Misheard', 'Something else was said at this place.'],
] as const;

const PAID_COUNT = 12;

const GUIDELINE = [
  {
    title: 'Invented or misheard',
    text: 'Lay the script and the transcript side by side. If you can take the words out and the rest is what was said, they are invented. If taking them out leaves a hole, they stand for something that was said: misheard.\nInvented sentences often sound right: a thank-you at the end of a pause, applause, a summary. That is what makes them dangerous.',
  },
  {
    title: 'How long a mark is',
    text: 'Mark the words that have to be replaced, no more: "five" and not "opens at five". If a longer expression was heard as one thing, mark it from its first wrong word to its last: "had" where "had not" was said; "one to two million" where "one point two million" was said.\nAn invented sentence is marked with its period.',
  },
  {
    title: 'What is no error',
    text: 'Punctuation, capital letters, and whether a number is in words or in digits, unless the meaning changes. "North, west" for "northwest" changes it: these are two winds.',
  },
];

const INSTRUCTIONS = `Speech recognizers make two kinds of errors. They write a wrong word for the one that was said. And in pauses they write sentences that no one said, in perfect English. The second kind is rarer and worse, because it cannot be seen without the recording.

Each item has the script that was read aloud, word for word, and the transcript that a recognizer made of the recording. Mark in the transcript what is wrong, and say whether it was misheard or invented.

Go through both texts sentence by sentence, with a finger on each. Numbers and small words come first: "not", "now", "had", "eight". They are a letter long and turn the meaning around. Then read only the transcript and ask of each sentence whether you have seen it in the script.

Mark the smallest piece that has to be replaced. Leave commas and spelling alone. If a transcript has no error, say that there is nothing to mark.`;

export const INVENTED_SENTENCES: WorkTaskSeed = {
  id: 'w08-01',
  blueprintId: 8,
  title: 'Find what a machine transcript made up',
  description: 'Twelve scripts beside their transcripts: mark what was misheard, and what no one said.',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 25,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric(
    'the sentences that fit so well that they could have been said',
    'the place of each mark',
  ),
  overlap: null,
  batches: [TRANSCRIPTS.slice(0, PAID_COUNT).map(transcriptItem)],
};

export const INVENTED_SENTENCES_PRACTICE: WorkTaskSeed = {
  ...INVENTED_SENTENCES,
  id: 'w08-05',
  title: 'Practice: find what a machine transcript made up',
  description: 'Six scripts beside their transcripts, with the right marks and the reason afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed. The right marks are shown after the hand-in, and you can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  rubric: [],
  batches: [TRANSCRIPTS.slice(PAID_COUNT).map(transcriptItem)],
};

function transcriptItem([title, source]: readonly [string, string]): WorkItemSeed {
  const said = source
    .replace(/\[\[misheard:([^|\]]+)\|[^\]]+\]\]/g, '$1')
    .replace(/\[\[invented:[^\]]+\]\] ?/g, '');
  const marked = source.replace(/\[\[misheard:[^|\]]+\|/g, '[[misheard:');
  return spansItem({
    material: [textBlock(`Script: ${title}`, said.trim())],
    prompt: 'Mark in the transcript what was misheard and what was invented.',
    labels: LABELS,
    marked,
    explanation: explain(source, marked),
  });
}

function explain(source: string, marked: string): string {
  const misheard = [...source.matchAll(/\[\[misheard:([^|\]]+)\|([^\]]+)\]\]/g)].map(
    ([, spoken, written]) => `"${spoken ?? ''}" was said where "${written ?? ''}" is written`,
  );
  const { text, answer } = readMarks(marked);
  const invented = answer.spans
    .filter(({ label }) => label === 'invented')
    .map(({ from, to }) => `no one said "${text.slice(from, to)}"`);
  return `${[...misheard, ...invented].join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}
