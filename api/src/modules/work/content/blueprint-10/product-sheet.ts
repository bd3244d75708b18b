import { choiceField, formField, rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const PRODUCTS: readonly (readonly [notes: string, cost: string])[] = [
  [
    'Notes of the maker: "It is a treasure hunt for a birthday, indoors, for about six to nine years. Ten riddles, a map, a certificate, a sheet for parents that says where to hide what. I wrote the riddles with an assistant and threw away half; the drawings are from an image model, I corrected hands and letters. 14 pages letter size, PDF, also in A4. My niece’s party needed 50 minutes. You need a printer, scissors, and a thing as treasure. Riddle 6 only works if there is a fridge. Do not resell, but use it for your class."',
    'Costs so far: image credits $14.00, two test prints $6.40. Marketplace: 6.5 % of the price plus $0.45 per sale. Similar kits cost $5 to $12.',
  ],
  [
    'Notes of the maker: "A spreadsheet for people who rent out one room. You enter nights, price, cleaning, and it says what is left per month and what to put aside for tax, as a percentage you choose. No macros. I made it with an assistant that wrote the formulas; I checked 30 of them against a calculator and found two wrong ones, which are repaired. It runs in two common programs, not in the one of my phone. For one room and one currency. It does not replace advice on tax. You may copy it for yourself, not pass it on."',
    'Costs so far: none in money, 22 hours. Marketplace: 9 % of the price, at least $0.40, plus $0.30 per sale. Similar sheets cost $4 to $19.',
  ],
];

export const productSheet: WorkTaskSeed = {
  id: 'w10-05',
  blueprintId: 10,
  title: 'Write the product sheets of two files that are for sale',
  description:
    'Turn a maker’s notes into a complete product sheet with contents, limits, license, price and questions of buyers.',
  instructions: `Two makers have a finished file and a page of loose notes. From the notes you write the sheet that stands behind a listing: whoever writes the listing, answers a buyer or checks the rights looks there.

1. Read the notes twice. Sort them: what it is, for whom, what is in it, what is needed, what it cannot do, how it was made, what a buyer may do with it.
2. Fill in the sheet. Each sentence is covered by the notes. What the notes leave open stays open: write it as a question to the maker in the last field instead of guessing.
3. Work out a price. Enter it, what is left of one sale after the fees, and after how many sales the money that was spent has come back (0 if none was spent).
4. Write in the second table four to six questions that buyers will ask, with answers from the notes. At least one of them concerns a limit.

We check whether somebody who only knows your sheet could write an honest listing, and whether the numbers are right.`,
  estimatedMinutes: 55,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Contents are counted',
      text: 'Weak: "Everything for a perfect party." Good: "14 pages: ten riddles, a map, a certificate, a sheet for parents." A buyer who counts must come to the same number.',
    },
    {
      title: 'Limits are selling points',
      text: 'A limit that stands in the sheet prevents a refund. "Riddle 6 needs a fridge" belongs into it, with what to do otherwise, if the notes say so. "Runs in two programs" is not enough: which one it does not run in is what people need.',
    },
    {
      title: 'What is left of a sale',
      text: 'Price less the percentage (rounded to the cent, half a cent up; at least the minimum, if there is one) less the fixed amount. The number of sales is the money that was spent, divided by this, rounded up. Hours do not count as money here.',
    },
    {
      title: 'How it was made',
      text: 'Say which part came from a model and what a person did to it, in one or two sentences, without excuse and without pride. "Riddles drafted with an assistant and selected by hand; drawings from an image model, corrected by hand."',
    },
    {
      title: 'Questions to the maker',
      text: 'Good questions are those whose answer would change the listing: "May a teacher print it every year?" Not: "Is there anything else I should know?"',
    },
  ],
  rubric: rubric([
    [
      'covered',
      'Covered by the notes',
      'Something is invented, or an important limit is missing.',
      'All is covered; one limit is vague.',
      'All is covered, and every limit can be found at once.',
    ],
    [
      'complete',
      'Complete',
      'A listing could not be written from it.',
      'A listing could be written with one question.',
      'A listing, an answer to a buyer and a check of the rights need nothing else.',
    ],
    [
      'numbers',
      'Price and numbers',
      'A number is wrong.',
      'The numbers are right; the price has no reason.',
      'The numbers are right, and the price fits the market that the notes describe.',
    ],
    [
      'questions',
      'Questions of buyers',
      'They are questions that no one asks.',
      'They are real; the answers could be shorter.',
      'They are what buyers will write, and the answers prevent the mail.',
    ],
  ]),
  overlap: null,
  batches: [
    PRODUCTS.map(([notes, cost]): WorkItemSeed => ({
      material: [textBlock('Notes', notes), textBlock('Costs and market', cost)],
      parts: [
        {
          type: 'form',
          id: 'sheet',
          prompt: 'Fill in the product sheet.',
          fields: [
            formField('name', 'Name of the product', 'line', [8, 80]),
            formField('sentence', 'In one sentence', 'line', [30, 200], { hint: 'What it is and for whom' }),
            formField('contents', 'Contents', 'text', [60, 800], { hint: 'Counted, with formats' }),
            formField('needed', 'What the buyer needs', 'text', [20, 400]),
            formField('limits', 'Limits', 'text', [40, 600], {
              hint: 'What it cannot do, and for whom it is not',
            }),
            formField('made', 'How it was made', 'text', [40, 400]),
            formField('license', 'What the buyer may do, and may not', 'text', [40, 400]),
            formField('price', 'Price', 'money', [1_00, 100_00]),
            formField('left', 'Left of one sale', 'money', [0, 100_00], {
              hint: 'After all fees of the marketplace',
            }),
            formField('sales', 'Sales until the money spent is back', 'integer', [0, 500]),
            formField('reason', 'Reason for the price', 'text', [40, 400]),
            formField('open', 'Questions to the maker', 'text', [20, 600]),
          ],
          minRows: 1,
          maxRows: 1,
          sum: null,
        },
        {
          type: 'form',
          id: 'questions',
          prompt: 'Write four to six questions of buyers, with answers from the notes.',
          fields: [
            formField('question', 'Question', 'line', [10, 160]),
            formField('reply', 'Answer', 'text', [10, 400]),
            choiceField('about', 'About', [
              'Contents',
              'Use',
              'A limit',
              'License',
              'How it was made',
              'Price',
            ]),
          ],
          minRows: 4,
          maxRows: 6,
          sum: null,
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};
