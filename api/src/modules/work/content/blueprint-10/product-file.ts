import { choiceField, formField, rubric, textBlock } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

export const productFile: WorkTaskSeed = {
  id: 'w10-06',
  blueprintId: 10,
  title: 'Make a printable product of your own, with its license',
  description:
    'Make a small printable file that could be sold today, with its sources, its license and a test print.',
  instructions: `Make one printable product that a stranger could buy today: a planner page, a set of labels, a game on one sheet, a coloring page, a checklist, a worksheet. Small and finished is better than large and nearly finished.

1. Choose what it is, for whom, and where it will hang or lie. Write it down in one sentence before you make anything.
2. Make it, with the help of image or text models where that is useful. Correct what they got wrong: letters, hands, counts, spelling, margins.
3. Save it as a PDF of one to six pages, letter or A4, with margins of at least a quarter of an inch, and print it once, in black and white too. If you have no printer, look at it at 100 % and measure.
4. Upload the PDF and, as a second file, a photo or picture of the printed page.
5. If you used anything of others (a font, a picture, a text), add a link for each with its license. If you used nothing, add none.
6. Fill in the record: what came from a model and what from you, what you corrected after the test print, what a buyer may do with it, and the price.

We print it. A file that cannot be printed, or that contains work of others without a license, will be sent back; one with the figure of a company will be rejected.`,
  estimatedMinutes: 60,
  isPractice: false,
  assistance: 'required',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Finished',
      text: 'No placeholder, no misspelled word, no letter that is none, no drawing that is cut off by the margin. Lines on which one writes are at least a quarter of an inch apart. In black and white everything can still be told apart.',
    },
    {
      title: 'Yours',
      text: 'Pictures from a model are allowed if its terms allow selling them: check this and name the tool. Not allowed: figures and logos of companies, portraits of real people, text from books and websites, fonts without a license for products.',
    },
    {
      title: 'Links and licenses',
      text: 'A link goes to the page where the license can be read, not to the file. CC BY needs the name of the author in your product or on its page. CC BY-SA would oblige you to give your product away under the same license: avoid it. NC and ND cannot be used.',
    },
    {
      title: 'What was corrected',
      text: 'Good: "The model had drawn eight petals on one flower and five on the others; I redrew it. After the print I made the gray of the grid darker." Weak: "I improved the quality."',
    },
    {
      title: 'Photo of the print',
      text: 'A sharp picture of the printed page on a table is enough. Without a face, an address or a letter in the background. If you have no printer, hand in a picture of the page at 100 % with a ruler on the screen.',
    },
  ],
  rubric: rubric([
    [
      'finished',
      'Finished',
      'It cannot be printed or used as it is.',
      'It can be used; small things are unclean.',
      'It could be sold today.',
    ],
    [
      'useful',
      'Useful for someone',
      'It is decoration without a use that is named.',
      'One understands for whom it is.',
      'Someone with this need would choose it.',
    ],
    [
      'rights',
      'Rights',
      'Something of others is in it without a license.',
      'All is in order; a source is described vaguely.',
      'Each part has its source, and the license for the buyer follows from it.',
    ],
    [
      'record',
      'Record',
      'It does not fit the file, or says nothing.',
      'It fits, with general phrases.',
      'One can follow what the model made, what was corrected, and why.',
    ],
  ]),
  overlap: null,
  batches: [
    [
      {
        material: [
          textBlock(
            'Three ideas, if you need one',
            'A page on which a child of six plans the weekend by drawing. Labels for twelve jars, with a line to write on, that can be read in a dark pantry. A packing list for a night in the hospital, made for the person who packs for someone else.',
          ),
        ],
        parts: [
          {
            type: 'file',
            id: 'files',
            prompt: 'Upload the PDF and a picture of its print.',
            types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
            minFiles: 2,
            maxFiles: 4,
            minLinks: 0,
            maxLinks: 5,
            statement:
              'I made this product myself, may sell everything in it, and have named each work of others.',
          },
          {
            type: 'form',
            id: 'record',
            prompt: 'Fill in the record of the product.',
            fields: [
              formField('sentence', 'What it is and for whom', 'line', [30, 200]),
              formField('tools', 'Tools and models', 'line', [5, 200], {
                hint: 'With the terms that allow selling',
              }),
              formField('model', 'What came from a model', 'text', [30, 500]),
              formField('own', 'What is your own work', 'text', [30, 500]),
              formField('changes', 'What you corrected after the test print', 'text', [40, 600]),
              formField('license', 'What a buyer may do, and may not', 'text', [40, 400]),
              choiceField('size', 'Page size', ['Letter', 'A4', 'Both']),
              formField('price', 'Price', 'money', [50, 100_00]),
            ],
            minRows: 1,
            maxRows: 1,
            sum: null,
          },
        ],
        truth: {},
        explanation: '',
      },
    ],
  ],
};
