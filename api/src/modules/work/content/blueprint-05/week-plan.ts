import { choiceField, formField, rubric, tableBlock, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

type Client = {
  readonly about: string;
  readonly rows: readonly (readonly [day: string, note: string])[];
  readonly minutes: number;
};

const CLIENTS: readonly Client[] = [
  {
    about:
      'A repair cafe in a former school. Open on Wednesdays 5 to 8 p.m. and on the first Saturday of the month. Twelve volunteers, of whom two agree to be shown. Followers: 900, mostly over 40, most active between 7 and 9 in the evening. Goal for this week: six people who bring something to repair on Saturday, and one new volunteer who can sew.\n\nTime for the whole week: 240 minutes, everything included (pictures, texts, answers).',
    rows: [
      ['Monday', 'The list of what was repaired last time is ready: 14 of 19 things'],
      ['Wednesday', 'Open. A man brings a radio of 1962; he agrees to be photographed'],
      ['Thursday', 'The sewing machine that was given to us works again'],
      ['Saturday', 'Open 10 to 2, with coffee. The mayor comes at 11, which is not public yet'],
      ['Sunday', 'No one has time'],
    ],
    minutes: 240,
  },
  {
    about:
      'A veterinary practice with two doctors in a small town. Followers: 2,300. Questions about emergencies must never be answered in comments; they are sent to the phone. Goal for this week: that owners of older cats come for the kidney check in November, and that fewer people call between 8 and 9.\n\nTime for the whole week: 180 minutes, everything included.',
    rows: [
      ['Monday', '8 to 9 all lines are busy; from 11 on they are free'],
      ['Tuesday', 'Dr. Ames explains the kidney check, 90 seconds, can be filmed'],
      ['Thursday', 'A cat of 17 years comes for a check; the owner agrees to a picture of the cat'],
      ['Friday', 'The waiting room has a new corner for cats, without a view of dogs'],
      ['Saturday', 'Emergency service is at the clinic in Milton, not here'],
    ],
    minutes: 180,
  },
];

export const weekPlan: WorkTaskSeed = {
  id: 'w05-05',
  blueprintId: 5,
  title: 'Plan a week of posts for two clients with few minutes',
  description:
    'Make two week plans that fit the material, the goal and a budget of minutes that must add up exactly.',
  instructions: `Two clients, two weeks, little time. For each you get what they are, what they want this week, what happens on which day, and how many minutes there are. Make a plan that a tired person can follow.

1. Read the goal first. Every post serves it, or you say what else it is for. A plan of five nice posts that serve nothing will be sent back.
2. Plan four to seven posts. For each: day, hour, form, first line, what it shows, what it is for, and how many minutes it takes with everything (picture, text, answers).
3. The minutes add up exactly to what the client has. A video of 90 seconds is not made in ten minutes; a picture with two lines does not need an hour.
4. Write the first line as it will be published. It must make sense without the picture.
5. Use what is given. What is not public yet stays out; people who did not agree are not shown; on a day without people there is no new picture.

Hand in both plans. We look at whether we could publish on Monday without asking you anything.`,
  estimatedMinutes: 50,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'First lines',
      text: 'Good: "14 of 19 things went home repaired on Saturday. Number 15 could be yours." Weak: "We had a wonderful repair cafe!" The first has a fact and a next step; the second is about us.',
    },
    {
      title: 'What it is for',
      text: 'One purpose per post, in a few words: "bring something on Saturday", "find someone who sews", "call after 11". Not "reach" or "engagement": a client cannot count that on Sunday.',
    },
    {
      title: 'Minutes',
      text: 'As a rule: picture with text 25 to 40, video of 90 seconds 60 to 90, a text of your own from known facts 15 to 25, answering comments 10 to 20 a day on which there are some. Deviate with a reason in the column.',
    },
    {
      title: 'Traps in the material',
      text: 'A guest who is not announced yet. A person who did not agree. An emergency number that is not the one of the client on that day. A plan that needs someone on a day without anyone: prepare that post earlier and schedule it.',
    },
  ],
  rubric: rubric([
    [
      'goal',
      'Serves the goal',
      'Most posts would fit any other client.',
      'Most posts serve the goal of this week.',
      'Each post serves the goal, and together they cover all of it.',
    ],
    [
      'facts',
      'Uses what is given',
      'Something is invented, or shown that must not be.',
      'All facts are from the material; a good one lies unused.',
      'The material is used where it is strongest, and its limits are kept.',
    ],
    [
      'effort',
      'Minutes',
      'The minutes add up, but no one could keep them.',
      'The minutes are plausible as a whole.',
      'The minutes of each post are plausible, and the week is spread sensibly.',
    ],
    [
      'lines',
      'First lines',
      'Phrases that could stand anywhere.',
      'Clear, some of them dull.',
      'Each makes sense alone and makes one want to read on.',
    ],
  ]),
  overlap: null,
  batches: [
    CLIENTS.map(({ about, rows, minutes }): WorkItemSeed => ({
      material: [
        textBlock('Client', about),
        tableBlock(
          'What happens this week',
          ['Day', 'What is known'],
          rows.map((row) => [...row]),
        ),
      ],
      parts: [
        {
          type: 'form',
          id: 'plan',
          prompt: `Plan four to seven posts. The minutes add up to ${minutes}.`,
          fields: [
            choiceField('day', 'Day', [
              'Monday',
              'Tuesday',
              'Wednesday',
              'Thursday',
              'Friday',
              'Saturday',
              'Sunday',
            ]),
            formField('hour', 'Hour', 'integer', [0, 23], { hint: 'Hour of publication, 0 to 23' }),
            choiceField('form', 'Form', ['Text', 'Picture', 'Several pictures', 'Video', 'Question or poll']),
            formField('line', 'First line', 'line', [15, 160], { hint: 'As it will be published' }),
            formField('shows', 'What it shows', 'line', [10, 200], {
              hint: 'Picture or content, from the material',
            }),
            formField('purpose', 'What it is for', 'line', [8, 120]),
            formField('minutes', 'Minutes', 'integer', [5, 120], { hint: 'With picture, text and answers' }),
          ],
          minRows: 4,
          maxRows: 7,
          sum: { field: 'minutes', total: minutes },
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
