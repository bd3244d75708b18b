import { pairItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Comparison = {
  readonly product: string;
  readonly better: string;
  readonly worse: string;
  readonly kind: 'contents' | 'hidden' | 'origin' | 'pressure' | 'proof';
  readonly advantage: readonly [honest: number, useful: number];
  readonly reason: string;
};

const COMPARISONS: readonly Comparison[] = [
  {
    product:
      'Meal planner, PDF, 12 pages, A4 and letter size, made with an image model (vegetable drawings) and a layout program. Not editable. No refunds after download.',
    better:
      'Meal planner to print: 12 pages in A4 and letter size, as PDF. Drawings made with an image model, pages laid out by hand. The file cannot be edited and not be returned after the download.',
    worse:
      'Meal planner to print: 12 pages in A4 and letter size, as editable PDF. Drawings made with an image model, pages laid out by hand. Returns are not possible after the download.',
    kind: 'contents',
    advantage: [3, 3],
    reason: '"Editable" is wrong: the PDF cannot be edited. Whoever buys it for that has no way back.',
  },
  {
    product:
      'Set of 40 icons, SVG, made with an image model and traced by hand. License: personal and small business up to 500 sales of an end product.',
    better:
      '40 hand-traced icons as SVG, drafts by an image model. Use them privately or in your products, up to 500 sales each.',
    worse:
      '40 icons as SVG, each drawn by hand from scratch. Use them privately or in your products, up to 500 sales each.',
    kind: 'origin',
    advantage: [3, 1],
    reason: 'The drafts come from an image model. "Drawn by hand from scratch" is not how they were made.',
  },
  {
    product:
      'Poster "Heron", digital file for 12 by 16 inches at 300 dpi; blurred beyond 16 by 20. Printing not included.',
    better:
      'Heron as a digital file: sharp up to 12 by 16 inches, good up to 16 by 20. You print it yourself or have it printed.',
    worse:
      'Heron as a digital file for any wall: print it in every size you like, from a card to a poster. Sharp and full of detail.',
    kind: 'contents',
    advantage: [3, 2],
    reason: 'Beyond 16 by 20 inches it is blurred. "In every size" leads to a print that disappoints.',
  },
  {
    product:
      'Budget spreadsheet, for one current spreadsheet program only, without macros. 31 sales, no ratings yet.',
    better:
      'Budget spreadsheet without macros, for the program named in the picture, in its current version. New in the shop: no ratings yet, questions are answered within a day.',
    worse:
      'Budget spreadsheet without macros, loved by hundreds of households. Questions are answered within a day. Runs in the program named in the picture.',
    kind: 'proof',
    advantage: [3, 1],
    reason: '31 sales and no rating are not "loved by hundreds".',
  },
  {
    product: 'Fraction worksheets, 20 pages with solutions, answers checked twice. $5, no sale planned.',
    better:
      'Twenty pages of fractions with solutions, all answers checked twice. $5. Page 3 can be seen in the pictures in full.',
    worse:
      'Twenty pages of fractions with solutions, all answers checked twice. $5 instead of $12, only until Sunday. Page 3 can be seen in the pictures.',
    kind: 'pressure',
    advantage: [3, 0],
    reason:
      'There never was a price of $12, and the offer does not end on Sunday. The products are described alike.',
  },
  {
    product:
      'Voice pack: 25 announcements for small shops, made with a voice service whose license forbids use on the phone. MP3.',
    better:
      '25 announcements for your shop as MP3, spoken by a synthetic voice. For use in your rooms; the license of the voice does not cover phone lines.',
    worse:
      '25 announcements for your shop as MP3, spoken by a synthetic voice. For use in your rooms, on your website and wherever your customers hear you.',
    kind: 'hidden',
    advantage: [3, 2],
    reason: 'The limit about phones is left out, and "wherever your customers hear you" includes it.',
  },
  {
    product:
      'Sewing pattern for a tote bag, tested by four people, one of whom found step 7 hard. Skill: some experience. Fabric not included.',
    better:
      'Tote bag, pattern with 14 steps as PDF. Tested by four people; step 7 (the zipper) takes patience. For those with some experience. Bring your own fabric.',
    worse:
      'Tote bag, pattern with 14 steps as PDF. Tested by four people and easy to follow, even if you have never sewn. Bring your own fabric.',
    kind: 'hidden',
    advantage: [3, 3],
    reason:
      'It is for people with some experience, and step 7 is hard. A beginner who trusts the listing gets stuck there.',
  },
];

const random = createSeededRandom('which listing is honest');

export const whichListingIsHonest: WorkTaskSeed = {
  id: 'w10-01',
  blueprintId: 10,
  title: 'Practice: which of two listings is honest',
  description: 'Compare seven pairs of listings with the facts about the product, and name what misleads.',
  instructions: `Each item has the facts about a digital product and two listings that were drafted for it. One could be published. The other would sell more on the first day and cause refunds on the second.

1. Read the facts: contents, size, origin, license, limits.
2. Look in both listings for what a buyer would believe after reading. Does the product keep it?
3. Rate "Honest": does the listing leave a wrong belief, by a word or by silence?
4. Rate "Useful": which listing tells a buyer better whether the product suits them? Both can be alike.
5. Choose what misleads, and quote the words.

It is not paid. When you hand it in you see the right answers with reasons. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'A wrong belief by silence',
      text: 'A listing can mislead without a false word. If a limit would keep a buyer from buying, and it is left out, the listing is not honest. If it would not matter to anyone, it may be left out.',
    },
    {
      title: 'Opinions are allowed',
      text: '"A calm picture for a hallway" is an opinion. "Loved by hundreds" is a number in disguise. Ask whether somebody could count it.',
    },
    {
      title: 'How it was made',
      text: 'Where a model made the drafts, "drawn by hand" is wrong and "hand-traced, drafts by a model" is right. Not every tool has to be named; what was done by whom must not be turned around.',
    },
    {
      title: 'Pressure',
      text: 'A deadline that does not exist, a price that was never asked, a stock of files that "runs out". They are wrong facts about the offer, also if all is true about the product.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    COMPARISONS.map(({ product, better, worse, kind, advantage, reason }) =>
      pairItem(random, {
        material: [textBlock('Facts about the product', product)],
        prompt: 'Which listing is honest?',
        titles: ['Listing A', 'Listing B'],
        better,
        worse,
        dimensions: [
          ['honest', 'Honest', 'Leaves no wrong belief'],
          ['useful', 'Useful', 'Tells whether the product suits the buyer'],
        ],
        reasonCategories: [
          ['contents', 'Contents or quality are described wrong'],
          ['hidden', 'A limit is hidden'],
          ['origin', 'How it was made is described wrong'],
          ['pressure', 'False pressure or price'],
          ['proof', 'False proof: ratings, numbers'],
        ],
        advantage: { honest: advantage[0], useful: advantage[1] },
        reasonCategory: kind,
        reason,
      }),
    ),
  ],
};
