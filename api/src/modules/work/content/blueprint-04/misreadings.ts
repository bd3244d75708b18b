import { spansItem, textBlock } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { TAKES } from './takes.ts';

const LABELS = [
  ['changed', 'Read differently', 'Other words were read at this place.'],
  ['left_out', 'Left out', 'These words were not read.'],
] as const;

export const MISREADINGS: WorkTaskSeed = {
  id: 'w04-01',
  blueprintId: 4,
  title: 'Mark in twelve scripts what the take got wrong',
  description: 'Compare a script with what a synthetic voice read, and mark what it changed or left out.',
  instructions: `A synthetic voice reads what it expects. Where a script says something unusual, it sometimes reads something usual instead, or drops a short sentence altogether. The client listens only once. You find it before.

Each item shows what was read, written down word for word, and the script. Mark in the script every place that was read differently or left out. Someone will record these places again, so the mark says from where to where.

Read the take first, to its end, without looking at the script: you will notice where it makes no sense. Then compare word by word. Little words decide: "not meant to", "above", "already". Numbers that rhyme are exchanged most often: sixteen and sixty, eight and eighteen.

Mark the smallest piece that has to be recorded again: the word, or the words that hang together. If a whole sentence is missing, mark the sentence with its period. Punctuation that cannot be heard is no error, and neither is a contraction, unless the meaning changes.

A rereading costs money. A mark where nothing is wrong costs as much as one that you missed.`,
  estimatedMinutes: 25,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Where a mark begins and ends',
      text: 'At the first and last word of the script that has to be heard again. If "not meant to" was read for "meant to", mark "meant to": the words of the script. If "have received" was read for "received", mark "received".\nWhole sentences include their period. A part that was set off by commas includes both of them.',
    },
    {
      title: 'Changed or left out',
      text: 'Left out: nothing was read there. Read differently: something else was read, longer or shorter. If only one word of a phrase was replaced, mark this word and not the phrase, unless the wrong words sound like one expression: "above this building" and "about this building".',
    },
    {
      title: 'No error',
      text: 'The same words with a pause at another place. Numbers in figures or in words. "It is" and "it\'s". An accent, a mood, a cough: you have no sound here, only what was written down.',
    },
  ],
  rubric: suiteRubric('the changes that still make sense', 'the length of each mark'),
  overlap: null,
  batches: [TAKES.map(takeItem)],
};

function takeItem([title, source]: readonly [string, string]): WorkItemSeed {
  const read = source
    .replace(/\[\[changed:[^|\]]+\|([^\]]+)\]\]/g, '$1')
    .replace(/ ?\[\[left_out:[^\]]+\]\]/g, '')
    .trim();
  const marked = source.replace(/(\[\[changed:[^|\]]+)\|[^\]]+\]\]/g, '$1]]');
  return spansItem({
    material: [textBlock(`What was read: ${title}`, read)],
    prompt: 'Mark in the script what was read differently or left out.',
    labels: LABELS,
    marked,
    explanation: explain(source),
  });
}

function explain(source: string): string {
  const changed = [...source.matchAll(/\[\[changed:([^|\]]+)\|([^\]]+)\]\]/g)].map(
    ([, script, read]) => `The script says "${script ?? ''}", the take "${read ?? ''}".`,
  );
  const missing = [...source.matchAll(/\[\[left_out:([^\]]+)\]\]/g)].map(
    ([, script]) => `"${script ?? ''}" was left out.`,
  );
  return [...changed, ...missing].join(' ');
}
