import { rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

type Review = {
  readonly business: string;
  readonly review: string;
  readonly required?: readonly string[];
  readonly banned?: readonly string[];
};

const REVIEWS: readonly Review[] = [
  {
    business:
      'Shoe repair, one person. What happened: the heels were promised for Friday and were ready on Tuesday, because the glue that was delivered was too old. The customer was told on Friday at the counter, not before. The owner offers: next repair half price, valid until the end of the year. Signs as "Ben".',
    review:
      'Two stars. Good work, but I stood there on Friday with nothing to wear to the wedding. A call on Thursday would have been enough. And no, glue is not my problem.',
    required: ['Thursday', 'half price', 'Ben'],
    banned: ['unfortunately', 'inconvenience', 'glue'],
  },
  {
    business:
      'Bookstore with a cafe. What happened: the guest was asked after two hours to free the table, because there was a reading and all tables were reserved from 7 p.m. A sign says so at the door. The guest says there was no sign; it had been covered by a coat rack. It now hangs at the counter. No compensation.',
    review:
      'One star. Thrown out in the middle of my tea like a dog. Supposedly there is a sign. There is not. You just prefer people with wine.',
    required: ['reading', 'counter'],
    banned: ['policy', 'misunderstanding', 'as the sign says'],
  },
  {
    business:
      'Moving company. What happened: according to its records the company did not move anyone at this address or on this day. It may be a mix-up with a firm of a similar name. The company wants to help to find out, by phone 555-0188, without calling the writer a liar.',
    review:
      'One star!!! Broke our mirror AND the lamp and drove off. May 14, Larch Street. Nobody answers the phone. Crooks.',
    required: ['May 14', '555-0188'],
    banned: ['fake', 'lie', 'lawyer', 'you never'],
  },
  {
    business:
      'Swim school for children. What happened: the review is full of praise and names the teacher and her day: Carla, Tuesdays. Carla leaves in March, which parents will be told next week in a letter. Three places are free in the Thursday group from April.',
    review:
      'Five stars. Our son was afraid of water for years. After eight Tuesdays with Carla he jumps in by himself. We are coming back in April, same day, same teacher, please!',
    required: ['Tuesday'],
    banned: ['Carla leaves', 'Carla is leaving', 'March', 'always'],
  },
];

export const answerReviews: WorkTaskSeed = {
  id: 'w05-06',
  blueprintId: 5,
  title: 'Answer four reviews so that the next reader trusts the place',
  description:
    'Write public answers to four reviews, with what happened, what is offered, and what must not be said.',
  instructions: `Four businesses ask you for public answers to reviews. The writer reads the answer once; everyone who thinks of going there reads it for years. Write for both.

1. Read what happened and what the review says. Where do they differ, and does the difference matter?
2. Decide what the one sentence is that the writer wants to hear. Usually it is not "sorry".
3. Write the answer: 35 to 80 words, in the voice of the business. Name the thing itself instead of "your experience". Say what is different now or what you offer, and only that.
4. Keep to what you were told. No reasons that were not given, no promise, no detail about the customer that the review does not have.
5. In the last case think about what you may not say yet, and do not promise its opposite.

You may draft with an assistant. Its first draft will thank for the valuable feedback; that is where your work begins.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'What an answer does',
      text: 'It shows that someone read the review, it says what was the case, and it says what happens now. In this order. If the business made a mistake, the mistake is named in plain words: "I should have called you on Thursday."',
    },
    {
      title: 'What it leaves out',
      text: 'Reasons that are excuses, thanks for the feedback, the word "unfortunately", invitations to a call where nothing is to be clarified, and everything that makes the writer small. An answer that wins against the writer loses the readers.',
    },
    {
      title: 'If it was not us',
      text: 'Say what you checked and what you found, and offer a way to find out. "We find no move on that day" is a fact. "This is a fake" is an accusation that you cannot prove.',
    },
    {
      title: 'Praise can be answered wrong too',
      text: 'Do not use it for advertising, and do not promise what you know will not be. You can be glad about the eight Tuesdays without saying anything about the ninth.',
    },
  ],
  rubric: rubric([
    [
      'heard',
      'The writer is heard',
      'It could stand below any other review.',
      'It names what happened.',
      'It names what hurt or pleased, in the words of the thing itself.',
    ],
    [
      'true',
      'Keeps to what happened',
      'It invents a reason, a promise or a detail.',
      'All is covered; one phrase says more than is known.',
      'Each phrase is covered by what was told.',
    ],
    [
      'next',
      'What happens now',
      'Nothing, or a phrase.',
      'It is said what is offered or changed.',
      'It is said so that the writer can use it and others trust it.',
    ],
    [
      'voice',
      'Voice',
      'It sounds like an office, or like a machine.',
      'It is natural, with a set phrase here and there.',
      'It sounds like a person of this business.',
    ],
  ]),
  overlap: null,
  batches: [
    REVIEWS.map(({ business, review, required, banned }): WorkItemSeed => ({
      material: [textBlock('Business and what happened', business), textBlock('Review', review)],
      parts: [
        {
          type: 'rewrite',
          id: 'text',
          prompt: 'Write the public answer.',
          source: null,
          rules: {
            minWords: 35,
            maxWords: 80,
            maxSentenceWords: 25,
            required: [...(required ?? [])],
            banned: ['valued customer', 'valuable feedback', ...(banned ?? [])],
          },
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
