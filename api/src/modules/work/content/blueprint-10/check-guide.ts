import { claimsItem, type ClaimsItem } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const PROMPT = 'Check each sentence of the guide against its sources, and quote what decides it.';

const CHAPTERS: readonly ClaimsItem[] = [
  {
    prompt: PROMPT,
    documents: [
      [
        'Extension service, leaflet on basil',
        'Supermarket basil consists of 15 to 30 seedlings in one small pot. They compete for light and water, which is why the pot collapses after one or two weeks. Divided into four and repotted, most plants recover within ten days. Basil suffers below 50 °F. Water from below; wet leaves invite mildew.',
      ],
      [
        'Trial of a garden magazine',
        'We divided 20 pots in April. After four weeks, 17 of the 20 had grown; of 20 pots that were left whole, 3 were alive. All stood on the same windowsill, facing south. We did not test other places.',
      ],
    ],
    claims: [
      [
        'A pot of supermarket basil is a single bushy plant.',
        'refuted',
        'Supermarket basil consists of 15 to 30 seedlings in one small pot.',
      ],
      [
        'Dividing the pot gives it a much better chance.',
        'supported',
        'After four weeks, 17 of the 20 had grown; of 20 pots that were left whole, 3 were alive.',
      ],
      ['Divided pots thrive on a north window as well.', 'not_stated'],
      ['Spray the leaves daily to keep the plant fresh.', 'refuted', 'wet leaves invite mildew'],
      ['A night at 45 °F on the balcony harms it.', 'supported', 'Basil suffers below 50 °F.'],
      [
        'After dividing, most plants have recovered in less than two weeks.',
        'supported',
        'Divided into four and repotted, most plants recover within ten days.',
      ],
    ],
    explanation:
      'The trial was on a south window only, and says so. Ten days are less than two weeks; 45 is below 50.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Terms of a print service, version of March',
        'Files: PDF or PNG, at least 150 dpi at final size, 300 dpi recommended. Colors are converted to CMYK; bright greens and oranges become duller. Borderless printing needs 0.125 inch of bleed on each side. Complaints within 14 days, with a photo. No complaints about colors without a printed proof ($8).',
      ],
      [
        'Mail of the print service, April 4',
        'From April 15 a proof costs $10. Orders over $60 get one proof free of charge. Our machines now print up to 24 by 36 inches; larger formats are still made by a partner.',
      ],
      [
        'Notes of the author',
        'Three test prints of the fern in February: file with 200 dpi, good from two feet away. The green was duller than on my screen.',
      ],
    ],
    claims: [
      ['A file with 200 dpi is accepted.', 'supported', 'at least 150 dpi at final size'],
      ['From mid-April you pay $8 for a proof.', 'refuted', 'From April 15 a proof costs $10.'],
      [
        'For an order of $75 the first proof is free.',
        'supported',
        'Orders over $60 get one proof free of charge.',
      ],
      [
        'Bright greens print just as on the screen.',
        'refuted',
        'bright greens and oranges become duller',
        'The green was duller than on my screen.',
      ],
      [
        'You can complain about a color at any time if you send a photo.',
        'refuted',
        'No complaints about colors without a printed proof',
        'Complaints within 14 days, with a photo.',
      ],
      ['The partner for large formats delivers within a week.', 'not_stated'],
    ],
    explanation:
      'The mail of April replaces the price in the terms of March. How fast the partner delivers is in neither. A complaint about colors needs a proof and has 14 days.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Survey among sellers of digital files, 2025',
        '412 sellers answered an open call in two forums. Half of them earn less than $55 a month with files, a tenth more than $900. The median shop has 34 listings and is two years old. Sellers with more than 100 listings earn more in the median ($210), but they are also older: five years.',
      ],
      [
        'Comment by the author of the survey',
        'Whoever has given up does not answer a forum. The real median is therefore probably lower. That more listings lead to more income is not something that we can show with these numbers.',
      ],
    ],
    claims: [
      [
        'Half of the sellers who answered earn less than $55 a month.',
        'supported',
        'Half of them earn less than $55 a month with files',
      ],
      [
        'With 100 listings you will earn $210 a month.',
        'refuted',
        'That more listings lead to more income is not something that we can show with these numbers.',
      ],
      [
        'One in ten of those who answered earns more than $900 a month.',
        'supported',
        'a tenth more than $900',
      ],
      [
        'The survey represents all sellers.',
        'refuted',
        'Whoever has given up does not answer a forum.',
        '412 sellers answered an open call in two forums.',
      ],
      ['Most sellers stop within the first year.', 'not_stated'],
      [
        'Shops with more than 100 listings are older than the median shop.',
        'supported',
        'Sellers with more than 100 listings earn more in the median ($210), but they are also older: five years.',
      ],
    ],
    explanation:
      'The author says herself that the numbers do not show a cause, and that those who gave up are missing. When sellers stop was not asked.',
  },
];

export const checkGuide: WorkTaskSeed = {
  id: 'w10-04',
  blueprintId: 10,
  title: 'Check 18 sentences of a guide against its sources',
  description:
    'Find out which sentences of a guide that is for sale are carried by its sources, and which are not.',
  instructions: `An author wants to sell a guide that an assistant wrote from her sources. Buyers will act on it: repot plants, order prints, give up a job. You check eighteen sentences from three chapters.

1. Read the sources of the chapter. Look for what limits them: when, where, who was asked, what was not tested.
2. Decide for each sentence: supported, refuted, or not stated. Read it as a buyer would.
3. Quote the words that decide it. If two sources disagree, the newer one holds, unless the older one says otherwise.
4. "Not stated" is a result. The author deletes those sentences or finds a source.

Watch out for three turns that assistants like: a number from one place becomes a rule for all places; two things that occur together become cause and effect; an old price survives a new one.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Older and newer',
      text: 'Sources have dates. A mail of April that changes a price replaces terms of March from the day it names. A sentence about "mid-April" is then decided by the mail.',
    },
    {
      title: 'Cause and effect',
      text: '"Shops with many listings earn more" can be supported by a survey. "With 100 listings you will earn" says that one leads to the other. If a source says that this cannot be shown, the sentence is refuted.',
    },
    {
      title: 'Tested and not tested',
      text: 'A trial on a south window says nothing about a north window: not stated, neither supported nor refuted. It would be refuted if the trial had been there and had failed.',
    },
    {
      title: 'Quotations',
      text: 'The shortest words from which your verdict follows, with the number or the condition. For a sentence with two parts of which one is wrong, the place that contradicts the wrong part.',
    },
  ],
  rubric: suiteRubric('the sentences that turn an observation into a rule', 'the quotation'),
  overlap: null,
  batches: [CHAPTERS.map(claimsItem)],
};
