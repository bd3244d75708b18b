import { choiceField, formField, rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const SITUATIONS: readonly (readonly [bot: string, situation: string])[] = [
  [
    'Bot of a hardware store. It knows the stock and where things are. It does not explain work on gas, mains or roofs; for those it names a trade.',
    'A person wants to hang a heavy mirror (45 pounds) on a wall and does not know what the wall is made of. In the course of the talk it turns out that a power line may run behind it. The bot has to find out about the wall, help with the plugs, and stop at the right place.',
  ],
  [
    'Bot of an adult education center. It advises on courses and signs people up. It needs: course, name, phone number. It asks for one thing at a time and never for a reason.',
    'A person wants to learn to read and write better and is ashamed of it. They write short, with mistakes, and come to the point late. The bot has to notice it without naming it, find the right course (Reading and Writing 1, Mondays at six, free), and sign the person up.',
  ],
  [
    'Bot of an electricity supplier. It can see the bill and enter meter readings. It can offer payment in up to four parts. It cannot change prices and does not judge.',
    'A person is angry: the yearly bill is $612 higher than before. The reading was estimated, since no one was at home. The bot has to calm, find out the real reading (4,180 instead of the estimated 6,020), enter it, and say what happens next, without promising an amount.',
  ],
];

export const trainingDialogues: WorkTaskSeed = {
  id: 'w07-06',
  blueprintId: 7,
  title: 'Write three training dialogues that teach a hard moment',
  description:
    'Write three dialogues between a person and a bot, each with one moment in which the bot could go wrong.',
  instructions: `A bot learns more from one good dialogue with a hard moment than from twenty easy ones. Write three of them, each for another bot.

1. Read what the bot is, what it can do, and the situation. Find the hard moment: the line after which a mediocre bot would do the wrong thing.
2. Write the dialogue as rows, from six to fourteen, in turn. The person begins. Write the person as people write: short, sidetracked, with mistakes if that fits; not as a question in a textbook.
3. Write the bot as it should be: at most 50 words a line, one question at a time, nothing that it cannot know.
4. Mark exactly one line of the bot as the hard moment, and write in its last column what the tempting wrong answer would have been.
5. End where a real talk ends. No "Is there anything else I can help you with?"

You may try out ideas with an assistant, but the persons it writes sound alike. Change them until each has a voice.`,
  estimatedMinutes: 50,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'The hard moment',
      text: 'It is one line, in the second half of the dialogue. Everything before leads there, everything after shows that it was right. In the hardware store: the person asks how deep to drill, and the bot stops because of the power line, instead of naming a depth.',
    },
    {
      title: 'The tempting wrong answer',
      text: 'Write it as the bot would say it, not as a description. Good: "For that mirror take 8 mm plugs and drill 60 mm deep." Weak: "It would ignore the danger."',
    },
    {
      title: 'People in dialogues',
      text: 'They do not answer every question. They say things twice, change the subject, misunderstand. One such line per dialogue is enough to make it real. No insults, no names of real people, no addresses.',
    },
    {
      title: 'What a bot line must not have',
      text: 'A summary of what the person just said, praise for the question, an apology without a cause, more than one question, a number that is not given in the situation.',
    },
  ],
  rubric: rubric([
    [
      'moment',
      'The hard moment',
      'There is none, or every bot would pass it.',
      'It is there, but arrives without preparation.',
      'It arises from the talk, and the right line is not the obvious one.',
    ],
    [
      'rules',
      'Keeps the rules of the bot',
      'A line does what the bot cannot or must not do.',
      'All lines keep them; one is near the limit.',
      'All lines keep them, also under pressure.',
    ],
    [
      'voices',
      'Voices',
      'All persons sound alike, or like the bot.',
      'They can be told apart.',
      'Each person is someone, and the bot fits its place.',
    ],
    [
      'use',
      'Worth learning',
      'It would teach a habit that one does not want.',
      'It teaches the right thing with some padding.',
      'Each line of the bot could be learned as it is.',
    ],
  ]),
  overlap: null,
  batches: [
    SITUATIONS.map(([bot, situation]): WorkItemSeed => ({
      material: [textBlock('The bot', bot), textBlock('Situation', situation)],
      parts: [
        {
          type: 'form',
          id: 'dialogue',
          prompt: 'Write the dialogue, line by line.',
          fields: [
            choiceField('speaker', 'Who', ['Person', 'Bot']),
            formField('line', 'Line', 'text', [2, 400], { hint: 'At most 50 words for the bot' }),
            formField('tempting', 'Tempting wrong answer', 'text', [20, 300], {
              hint: 'Only for the line that is the hard moment',
              optional: true,
            }),
          ],
          minRows: 6,
          maxRows: 14,
          sum: null,
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
