import { choiceItem, textBlock } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Problem = 'none' | 'brand' | 'person' | 'source' | 'license' | 'claim';

const LISTINGS: readonly (readonly [listing: string, selected: readonly Problem[], why: string])[] = [
  [
    'Coloring pages "Backyard Birds", 24 pages. Drawn with an image model from my own photos, lines cleaned by hand. For private use and for classrooms.',
    ['none'],
    'Own photos, a clear license, nothing of others. That a model was used is no problem.',
  ],
  [
    'Phone wallpapers "Like the famous mouse with the red shorts", 12 pictures, made with an image model. For all who love the classic films.',
    ['brand'],
    'A figure that belongs to a company is described so that everyone recognizes it. Not naming it does not help.',
  ],
  [
    'Portrait of your favorite singer as a poster. Choose from 30 well-known voices of today; made with an image model, printed on demand.',
    ['person'],
    'Likenesses of living people are sold without their consent.',
  ],
  [
    'Recipe book "100 soups". The recipes are from the five best food blogs, shortened with an assistant; photos by me.',
    ['source'],
    'The texts come from others. Shortening them does not make them one’s own.',
  ],
  [
    'Font "Brushwood". I found it on a free site and added the missing letters with a tool. Commercial license included!',
    ['source', 'license'],
    'The font is the work of someone else, and a commercial license cannot be given by someone who does not have one.',
  ],
  [
    'Pattern "Fern" for fabrics, made with an image model, seamless at 12 inches. You may use it in products you sell; not resell the file.',
    ['none'],
    'Own work, and a license that the seller can give.',
  ],
  [
    'Herbal tea guide, 30 pages. With my mixtures you can stop taking your blood pressure tablets after four weeks.',
    ['claim'],
    'A promise about health that is dangerous and not allowed. It is no question of copyright, but the listing cannot stay.',
  ],
  [
    'Sound pack "Rain and Roofs": 20 recordings from my balcony, 3 from an online library under CC BY, named in the text with their authors.',
    ['none'],
    'CC BY allows the use if the authors are named, and they are.',
  ],
  [
    'Sound pack "City Nights": 15 recordings of my own, 5 from an online library under CC BY-NC. Use them in your films and games.',
    ['license'],
    'NC means not for commercial use: the five may neither be sold nor be passed on for films and games.',
  ],
  [
    'Wall art "Our street in 1925": restored from a postcard of my great-grandfather, printed in 1926, photographer unknown, colored with a tool.',
    ['none'],
    'The postcard is about a hundred years old, and what was published then is free by now in the United States. Coloring it is allowed.',
  ],
];

export const rightsProblems: WorkTaskSeed = {
  id: 'w10-02',
  blueprintId: 10,
  title: 'Practice: find the rights problems in ten listings',
  description:
    'Decide for ten listings of digital products whether they can stay, and which problem they have if not.',
  instructions: `Before a listing goes online, somebody has to ask: is it yours, may you sell it, and is it true? In this practice you ask it for ten listings.

1. Read the listing as it stands. You know nothing else, and you do not have to find out more.
2. Choose every problem that it has; most have one, one has two. If it has none, choose "Can stay".
3. Write into the note which words show the problem.

"Can stay" means: nothing in the listing speaks against it. It is not a legal opinion, and you are not asked whether you like the product.

It is not paid. When you hand it in you see the right answers with reasons. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Brands and figures',
      text: 'Names, logos and figures that belong to a company, also if they are only described or slightly changed. A style is not protected; a figure is. "In the manner of old woodcuts" can stay.',
    },
    {
      title: 'People',
      text: 'Faces and voices of living people need their consent, known or not. Drawing them with a model changes nothing about that.',
    },
    {
      title: 'Sources and licenses',
      text: 'Source: text, picture or sound of others was taken over without right. License: it may be used, but not like this; or the seller gives away rights that they do not have. CC BY allows selling if the author is named; NC forbids selling; ND forbids changing.',
    },
    {
      title: 'Claims',
      text: 'Promises about health, income or safety that cannot be kept or proved. The rights may be in order, and the listing can still not stay.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    LISTINGS.map(([listing, selected, why]) =>
      choiceItem({
        material: [textBlock('Listing', listing)],
        prompt: 'Can this listing stay?',
        options: [
          ['none', 'Can stay', 'Only by itself'],
          ['brand', 'Brand or figure of a company'],
          ['person', 'Face or voice of a person'],
          ['source', 'Work of others taken over'],
          ['license', 'License does not allow it'],
          ['claim', 'Promise that is not allowed'],
        ],
        max: 3,
        selected,
        explanation: why,
      }),
    ),
  ],
};
