import { pairItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Comparison = {
  readonly source: string;
  readonly question: string;
  readonly better: string;
  readonly worse: string;
  readonly kind: 'added' | 'number' | 'name' | 'condition' | 'certainty';
  readonly reason: string;
};

const COMPARISONS: readonly Comparison[] = [
  {
    source:
      'Ferry notice, Harbor Line 3. From May 2 the boat leaves Pier C at 7:10, 8:40 and 17:20 on weekdays. On weekends there is one departure, at 10:00. Bicycles ride for $2 when there is room on deck.',
    question: 'When does the ferry run on Saturdays, and what does my bicycle cost?',
    better:
      'On Saturdays there is one departure, at 10:00, from Pier C. Your bicycle costs $2, provided there is room on deck, so come early.',
    worse:
      'On Saturdays there is one departure, at 10:00, from Pier C. Your bicycle costs $2, provided there is room on deck, and children ride free.',
    kind: 'added',
    reason:
      'The notice says nothing about children. "Children ride free" was added because it sounds like a ferry.',
  },
  {
    source:
      'Care sheet for the office plant: water 150 ml every ten days, from below. In winter every two weeks. No direct sun. Turn the pot a quarter each time you water.',
    question: 'How often do I water the plant in January?',
    better: 'Every two weeks in winter, with 150 ml from below. Turn the pot a quarter when you do.',
    worse: 'Every ten days in winter, with 150 ml from below. Turn the pot a quarter when you do.',
    kind: 'number',
    reason: 'Ten days is the rule for the rest of the year. The sheet says every two weeks in winter.',
  },
  {
    source:
      'Minutes, garden club, March 9. Present: Lena, Marcus, Dorothy, Paul. Marcus will ask the town for a water barrel. Dorothy orders seeds by Friday. The plant swap is on April 20, in the yard of the school.',
    question: 'Who does what after the meeting?',
    better: 'Marcus asks the town for a water barrel, and Dorothy orders the seeds by Friday.',
    worse: 'Lena asks the town for a water barrel, and Dorothy orders the seeds by Friday.',
    kind: 'name',
    reason: 'Marcus asks the town, not Lena. A swapped name is easy to overlook, because both were present.',
  },
  {
    source:
      'Refund rule: an unused day pass can be returned until midnight before the day it is valid for. The fee of $1.50 is not refunded. Season passes cannot be returned.',
    question: 'Can I get my money back for the day pass I bought for tomorrow?',
    better:
      'Yes, if you return it before midnight today and have not used it. The fee of $1.50 stays with us.',
    worse: 'Yes, you can return your day pass and get the price back. The fee of $1.50 stays with us.',
    kind: 'condition',
    reason:
      'The deadline is gone: the pass must be unused and returned before midnight. Tomorrow it is too late.',
  },
  {
    source:
      'Trial report: twelve volunteers wore the wrist brace for three weeks. Seven reported less pain in the morning, four saw no change, one stopped. There was no comparison group.',
    question: 'Does the brace help?',
    better:
      'Seven of twelve volunteers had less pain in the morning after three weeks. Without a comparison group the report cannot say that the brace was the reason.',
    worse:
      'The brace reduces pain in the morning: seven of twelve volunteers had less of it after three weeks of wearing it. The report therefore shows that it works.',
    kind: 'certainty',
    reason:
      'The numbers agree, but a trial of twelve without a comparison group does not show that the brace works.',
  },
  {
    source:
      'Recipe card: soak 250 g of white beans overnight. Simmer with a bay leaf for 70 minutes. Salt only at the end. Keeps for four days in the fridge.',
    question: 'How long do the beans cook, and when do I salt them?',
    better: 'After a night of soaking they simmer for 70 minutes with a bay leaf. Salt them only at the end.',
    worse:
      'After a night of soaking they simmer for 70 minutes with a bay leaf. Salt softens the skins, so add it early.',
    kind: 'added',
    reason:
      'The card says "salt only at the end". The reason about the skins is invented, and it turns the advice around.',
  },
  {
    source:
      'Library branch Eastwood: closed on Mondays. Tuesday to Friday 11-19, Saturday 10-14. Study rooms can be booked for two hours a day per card, up to a week ahead.',
    question: 'Can I book a study room for three hours next Tuesday?',
    better: 'Not with one card: a room can be booked for two hours a day per card, up to a week ahead.',
    worse: 'Not with one card: a room can be booked for two hours a day per card, up to a month ahead.',
    kind: 'number',
    reason:
      'Rooms can be booked up to a week ahead. The month changes one word, and everything else is right.',
  },
  {
    source:
      'Note from the landlord: the heating will be checked on Thursday between 8 and 12 in the apartments 1 to 6. Somebody must be at home. Apartments 7 to 12 follow in the week after; the day will be announced.',
    question: 'I live in apartment 9. When do they come?',
    better: 'In the week after this Thursday. The day is still open and will be announced.',
    worse: 'On Thursday of the week after, between 8 and 12. You will have to be at home.',
    kind: 'certainty',
    reason:
      'The day for apartments 7 to 12 is still open. The second answer fills the gap with a guess and sounds sure.',
  },
];

const random = createSeededRandom('which answer invents');

export const whichAnswerInvents: WorkTaskSeed = {
  id: 'w01-01',
  blueprintId: 1,
  title: 'Practice: which of two answers invents something',
  description:
    'Compare eight pairs of answers with their source and find the one that says more than the source does.',
  instructions: `Each item has a short source, a question, and two answers that an assistant gave. Both are fluent, and nearly all of both is right. One of them says something that the source does not.

1. Read the source first, then the question. Underline in your mind the numbers, names, dates and conditions.
2. Read both answers against the source, phrase by phrase. A detail that is likely but not in the source is invented.
3. Choose for "Keeps to the source" which answer is better, and by how much. Choose for "Helps the reader" which one you would rather get if you had to act on it today.
4. Choose what is wrong with the weaker answer, and say it in one sentence that names the words.

This is practice: it is not paid, and after you hand it in you see for each pair which answer was right and why. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'What counts as invented',
      text: 'Anything that a reader of the source alone could not know: a price, a name, a reason, a promise, a number that differs. General knowledge counts too. "Salt softens beans" may be true in the world; if the source does not say it, the answer added it.',
    },
    {
      title: 'What does not count',
      text: 'Other words for the same thing, a shorter sentence, a different order, a polite closing. "Come early" after "when there is room on deck" is advice that follows from the source, not a fact.',
    },
    {
      title: 'Dropped conditions',
      text: 'An answer can invent by leaving out. "You can return it" is wrong where the source says "you can return it until midnight". Look for until, only, if, except, up to, at least.',
    },
    {
      title: 'How a reason reads',
      text: 'Right: "It says a month ahead, the source says a week." Wrong: "Answer B is not accurate." The first names the words and can be checked in five seconds; the second makes the reader do your work again.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    COMPARISONS.map(({ source, question, better, worse, kind, reason }) =>
      pairItem(random, {
        material: [textBlock('Source', source), textBlock('Question', question)],
        prompt: 'Which answer keeps to the source, and which one helps?',
        titles: ['Answer A', 'Answer B'],
        better,
        worse,
        dimensions: [
          ['faithful', 'Keeps to the source', 'Says nothing that the source does not say'],
          ['helpful', 'Helps the reader', 'You could act on it today without harm'],
        ],
        reasonCategories: [
          ['added', 'Adds a fact'],
          ['number', 'Changes a number or a date'],
          ['name', 'Changes a name'],
          ['condition', 'Drops a condition'],
          ['certainty', 'Is surer than the source'],
        ],
        advantage: { faithful: 3, helpful: 2 },
        reasonCategory: kind,
        reason,
      }),
    ),
  ],
};
