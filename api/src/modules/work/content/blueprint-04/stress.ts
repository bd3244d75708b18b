import { choiceItem, textBlock } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';
import { STRESS_LINES, type StressLine } from './stress-lines.ts';

const PAID_COUNT = 20;
const OPTIONS_MAX = 12;

const INSTRUCTIONS = `A voice that stresses the wrong word says something else. "I parked on ELM Street" answers one question, "I PARKED on Elm Street" answers another. Synthetic voices stress the last noun by habit; a script can tell them otherwise, if someone marks the word.

Each item is a short dialogue: what was said before, and the line that your voice will read. Choose the one word of the line that carries the main stress.

First cross out what is known already, because the other person has just said it: known words are never stressed. Of the rest, find what corrects, contrasts or answers. If all of the rest is new, the main stress falls on its last word of content: a noun, a verb or an adjective, not "it" and not "too".

Then say the dialogue aloud, both parts, with your choice. Say it again with another word. The wrong one makes the second speaker sound as if they had not listened.

There is one main stress per line, even if other words are stressed a little.`;

const GUIDELINE = [
  {
    title: 'Known and new',
    text: 'A word is known if it, or something with the same meaning, has just been said. "Is the red bag yours?" - "The BLACK one is mine": bag has become "one", mine answers yours, black is all that is left.',
  },
  {
    title: 'Contrast beats everything',
    text: 'If two things stand against each other, both or the second one is stressed, even if it is a small word: "not IN the box, UNDER it", "I read them" against "no one does".',
  },
  {
    title: 'All new',
    text: '"What happened?" - "The bus broke DOWN on the bridge" is possible, but on the BRIDGE is what a listener takes with them: without a contrast, the last word of content carries the stress.',
  },
];

export const STRESS: WorkTaskSeed = {
  id: 'w04-03',
  blueprintId: 4,
  title: 'Choose the stressed word in twenty lines',
  description:
    'Twenty short dialogues: which word of the answer carries the main stress, so that it makes sense?',
  instructions: INSTRUCTIONS,
  estimatedMinutes: 15,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: GUIDELINE,
  rubric: suiteRubric('the lines whose last word is already known', 'the note on a line'),
  overlap: null,
  batches: [STRESS_LINES.slice(0, PAID_COUNT).map(stressItem)],
};

export const STRESS_PRACTICE: WorkTaskSeed = {
  ...STRESS,
  id: 'w04-05',
  title: 'Practice: choose the stressed word',
  description: 'Eight short dialogues with the stressed word and the reason afterward.',
  instructions: `${INSTRUCTIONS}

This is practice: nothing is paid or reviewed. You see the stressed word and the reason after the hand-in.`,
  isPractice: true,
  rubric: [],
  batches: [STRESS_LINES.slice(PAID_COUNT).map(stressItem)],
};

function stressItem([before, line, stressed, why]: StressLine): WorkItemSeed {
  const spoken: string[] = line.match(/[\p{L}'’]+/gu) ?? [];
  if (spoken.length > OPTIONS_MAX) throw new Error(`"${line}" has too many words to choose from.`);
  return choiceItem({
    material: [textBlock('Before', before), textBlock('Your line', line)],
    prompt: 'Which word carries the main stress?',
    options: spoken.map((word, index) => [`s${index + 1}`, `${index + 1}. ${word}`]),
    selected: [`s${spoken.indexOf(stressed) + 1}`],
    explanation: `"${stressed}" is stressed. ${why}`,
  });
}
