import { pairItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Comparison = {
  readonly brief: string;
  readonly better: string;
  readonly worse: string;
  readonly kind: 'fact' | 'voice' | 'action' | 'length' | 'promise';
  /** How much better the better post is for the brief, and for the reader. */
  readonly advantage: readonly [brief: number, reader: number];
  readonly reason: string;
};

const COMPARISONS: readonly Comparison[] = [
  {
    brief:
      'Bakery. News: from Thursday there is rye bread again, baked twice a week (Thursday, Saturday), 40 loaves a day. Voice: dry, no exclamation marks. Goal: people reserve by phone, 555-0119. At most 45 words.',
    better:
      'Rye is back. Thursdays and Saturdays, 40 loaves each, dark enough to be taken for a stone. If you want one, call 555-0119 the day before. Last time they were gone at nine.',
    worse:
      'Rye is back! Thursdays and Saturdays we bake 40 loaves, wonderfully dark and full of love. If you want one, call 555-0119 the day before. Last time they were gone at nine!',
    kind: 'voice',
    advantage: [3, 1],
    reason:
      'The brief asks for a dry voice without exclamation marks. "Full of love" and two exclamation marks break it.',
  },
  {
    brief:
      'Animal shelter. News: Biscuit, a nine-year-old cat, deaf, looks for a quiet home without dogs. Goal: serious inquiries by mail. Do not promise that he can be picked up the same day: there is a visit first.',
    better:
      'Biscuit is nine, deaf, and the calmest cat we have. He needs a quiet home without dogs. Write to us with a few lines about yours; we visit you first, then you meet him.',
    worse:
      'Biscuit is nine, deaf, and the calmest cat we have. He needs a quiet home without dogs. Come by this weekend and take him home, he is waiting for you by the window.',
    kind: 'promise',
    advantage: [3, 2],
    reason:
      '"Come by and take him home" promises what the shelter does not do: there is a visit first, and inquiries come by mail.',
  },
  {
    brief:
      'Public pool. News: the 25-yard lanes are closed on May 4 from 6 to 10 a.m. for a school contest; the small pool is open. Goal: early swimmers know it in time. First line must contain the date.',
    better:
      'May 4, 6 to 10 a.m.: the 25-yard lanes belong to a school contest. The small pool is open, and from 10 everything is as usual.',
    worse:
      'Early swimmers, a heads-up: a school contest is coming to our lanes. The small pool stays open. Closed: 25-yard lanes, May 4, 6 to 10 a.m. From 10 everything is as usual.',
    kind: 'action',
    advantage: [2, 2],
    reason:
      'Both are true, but the brief wants the date in the first line, where an early swimmer sees it without opening the post.',
  },
  {
    brief:
      'Yarn store. News: knitting evening for beginners, October 12, 6:30 p.m., 12 seats, $15 with needles and yarn. Voice: neighborly. Goal: sign up in the store or online.',
    better:
      'Twelve chairs, twelve pairs of needles, and no one has to know how it works. Knitting for beginners on October 12 at 6:30 p.m., $15 with yarn. Sign up at the counter or online.',
    worse:
      'Twelve chairs, twelve pairs of needles, and no one has to know how it works. Knitting for beginners on October 12 at 6:30 p.m., free with yarn. Sign up at the counter or online.',
    kind: 'fact',
    advantage: [3, 3],
    reason: 'The evening costs $15, not nothing. One word makes the store honor a price it never offered.',
  },
  {
    brief:
      'Bike workshop. News: free light check all of November, no appointment. 30 words at most, because it becomes the text on a picture. Goal: come by before it gets dark at five.',
    better:
      'Dark at five again. We check your lights, free, all of November, no appointment. Roll in before it rolls over you.',
    worse:
      'It is getting dark at five again, and good lights can save your life. That is why our workshop checks the lights of your bike, entirely free of charge, during all of November. You do not need an appointment.',
    kind: 'length',
    advantage: [3, 1],
    reason: 'The text goes on a picture and may have 30 words. The longer one has 39 and says nothing more.',
  },
  {
    brief:
      'Community theater. News: premiere sold out, tickets left for March 8 and 9. Goal: sell those two dates. Never write that a show is "almost sold out" unless it is.',
    better:
      'The premiere is sold out. For March 8 and 9 there are seats left, at the box office and on our website. Same play, same cast, fewer relatives in the front row.',
    worse:
      'The premiere is sold out, and March 8 and 9 are nearly gone as well. Get your seats at the box office and on our website before someone else does. Same play, same cast.',
    kind: 'promise',
    advantage: [3, 1],
    reason:
      '"Nearly gone as well" is pressure that the facts do not support, and the brief forbids exactly that.',
  },
  {
    brief:
      'Farm stand. News: asparagus until June 24, self-service from 7 a.m., cash or card. Voice: short sentences. Goal: show that one can come before work. Do not name prices, they change daily.',
    better:
      'Asparagus. Cut at five, on the shelf at seven. Cash or card, no waiting. You are at work by eight with dinner solved. Until June 24.',
    worse:
      'Asparagus. Cut at five, on the shelf at seven. Cash or card, $6 a pound. You are at work by eight with dinner solved. Until June 24.',
    kind: 'fact',
    advantage: [3, 1],
    reason: 'Prices change daily, so the brief forbids them. The $6 are invented on top of that.',
  },
];

const random = createSeededRandom('which post keeps the brief');

export const whichPostKeepsTheBrief: WorkTaskSeed = {
  id: 'w05-01',
  blueprintId: 5,
  title: 'Practice: which of two posts keeps the brief',
  description: 'Compare seven pairs of posts with the brief they were written for, and name what decides it.',
  instructions: `Each item has a brief of a small business and two posts that an assistant wrote for it. Both read well. One of them breaks the brief.

1. Read the brief and count its demands: facts, voice, length, goal, and what is forbidden. Most have five or six.
2. Go through each post, demand by demand. A nice line does not make up for a broken demand.
3. Rate twice. "Keeps the brief" is about the demands alone. "Serves the reader" is about the person who scrolls by and has to understand what is offered and what to do.
4. Choose the reason that decides it and name the words in one sentence.

This is practice: it is not paid, and you see the right answers with reasons when you hand it in. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Facts come first',
      text: 'A wrong price, date or place decides, however good the rest is: the business has to answer for it. After that come forbidden things and promises, then the goal, then voice and length.',
    },
    {
      title: 'Keeps the brief, serves the reader',
      text: 'They usually point to the same side, but not equally far. A post that breaks the voice can still serve the reader: then the first rating is clear and the second one small. Use the middle of the scale.',
    },
    {
      title: 'Count words when a length is given',
      text: 'Count, do not estimate: 39 words look like 30. Numbers and phone numbers count as one word each. A post of 31 words breaks a limit of 30, but a broken fact or promise weighs more.',
    },
    {
      title: 'Reasons that help',
      text: 'Right: "The brief wants no exclamation marks, post B has two." Wrong: "Post A sounds better." Someone who edits the post must know from your sentence what to change.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    COMPARISONS.map(({ brief, better, worse, kind, advantage, reason }) =>
      pairItem(random, {
        material: [textBlock('Brief', brief)],
        prompt: 'Which post keeps the brief?',
        titles: ['Post A', 'Post B'],
        better,
        worse,
        dimensions: [
          ['brief', 'Keeps the brief', 'Facts, voice, length, goal, what is forbidden'],
          ['reader', 'Serves the reader', 'Clear what is offered and what to do'],
        ],
        reasonCategories: [
          ['fact', 'A fact is not the one of the brief'],
          ['voice', 'Breaks the voice'],
          ['action', 'Goal or required line is missed'],
          ['length', 'Breaks the length'],
          ['promise', 'Promises or presses more than allowed'],
        ],
        advantage: { brief: advantage[0], reader: advantage[1] },
        reasonCategory: kind,
        reason,
      }),
    ),
  ],
};
