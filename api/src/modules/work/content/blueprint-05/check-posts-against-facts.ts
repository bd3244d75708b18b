import { claimsItem, type ClaimsItem } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const PROMPT = 'Check each sentence of the planned posts against the facts, and quote what decides it.';

const CAMPAIGNS: readonly ClaimsItem[] = [
  {
    prompt: PROMPT,
    documents: [
      [
        'Fact sheet, oat drink "Morrow"',
        'Ingredients: water, oats (11 %), sunflower oil, salt. No sugar is added; the drink contains 3.9 g of sugar per 100 ml, which forms from the oats. Oats from farms in three neighboring counties since 2022, before that partly from abroad. Carton without aluminum. Not enriched with calcium or vitamins.',
      ],
      [
        'Report of a laboratory, May',
        'Sample of Morrow, batch 2291. Sugar 3.8 g, fat 1.5 g, protein 0.9 g per 100 ml. Gluten 14 mg per kilogram. Below 20 mg per kilogram a food may be called gluten-free.',
      ],
    ],
    claims: [
      ['No added sugar.', 'supported', 'No sugar is added'],
      ['Sugar-free.', 'refuted', 'the drink contains 3.9 g of sugar per 100 ml', 'Sugar 3.8 g'],
      ['As rich in calcium as milk.', 'refuted', 'Not enriched with calcium or vitamins.'],
      [
        'The batch that was tested may be called gluten-free.',
        'supported',
        'Gluten 14 mg per kilogram. Below 20 mg per kilogram a food may be called gluten-free.',
      ],
      [
        'Made with local oats from the very first carton.',
        'refuted',
        'Oats from farms in three neighboring counties since 2022, before that partly from abroad.',
      ],
      ['Half the carbon footprint of milk.', 'not_stated'],
    ],
    explanation:
      '"No added sugar" and "sugar-free" are not the same: sugar forms from the oats. The footprint may well be smaller, but no document says by how much, so the post needs a source or has to go.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Results of the member survey, gym "Parkside"',
        'Sent to 1,120 members, answered by 236. 201 of them are satisfied or very satisfied. 88 come three times a week or more often. Most frequent wish: more classes in the early morning (74 mentions), followed by quieter music (52).',
      ],
      [
        'Mail of the manager',
        'The early class at 6:15 starts in February, for now until June. We hired two trainers for it; both have the B license, one of them also the A license. Membership stays at $39 a month for everyone who is a member by January 31; for new members it will be $42.',
      ],
    ],
    claims: [
      [
        '85 % of our members are satisfied.',
        'refuted',
        'Sent to 1,120 members, answered by 236. 201 of them are satisfied or very satisfied.',
      ],
      [
        'Of those who answered, more than four in five are satisfied.',
        'supported',
        'answered by 236. 201 of them are satisfied or very satisfied',
      ],
      [
        'You asked for early classes more often than for anything else.',
        'supported',
        'Most frequent wish: more classes in the early morning (74 mentions)',
      ],
      [
        'Our new trainers both hold the A license.',
        'refuted',
        'both have the B license, one of them also the A license',
      ],
      [
        'Sign up by January 31 and pay $39 a month.',
        'supported',
        'Membership stays at $39 a month for everyone who is a member by January 31',
      ],
      [
        'The early class is here to stay.',
        'refuted',
        'The early class at 6:15 starts in February, for now until June.',
      ],
    ],
    explanation:
      '201 of 236 are 85 %, but of those who answered: of 1,120 members 884 said nothing. "For now until June" is not "to stay".',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Press release of a river cleanup',
        'On September 20, 340 volunteers collected 2.1 tons of waste along 9 miles of the Tanner River, among it 61 tires and a piano. In the year before it was 2.6 tons on the same stretch. The disposal is paid by the county. The next cleanup is planned for spring; a date has not been set.',
      ],
      [
        'Quotation of a biologist in the local radio',
        '"Less waste was found, which can mean that less is thrown away. It can also mean that the water was too high to see it. For the otters the bottles are not the problem; fishing line is, and we found a lot of it."',
      ],
    ],
    claims: [
      [
        '340 people pulled 2.1 tons out of and from along the river.',
        'supported',
        '340 volunteers collected 2.1 tons of waste along 9 miles of the Tanner River',
      ],
      [
        'Half a ton less than last year: people throw away less.',
        'refuted',
        'It can also mean that the water was too high to see it.',
        'which can mean that less is thrown away. It can also mean that the water was too high to see it.',
      ],
      [
        'Each volunteer collected more than ten pounds on average.',
        'supported',
        '340 volunteers collected 2.1 tons of waste',
      ],
      ['Otters die from plastic bottles.', 'refuted', 'For the otters the bottles are not the problem'],
      ['The next cleanup is on the first Saturday in April.', 'refuted', 'a date has not been set'],
      ['The piano had been in the river for years.', 'not_stated'],
    ],
    explanation:
      '2.1 tons are 4,200 pounds, a little over twelve for each of 340. The biologist leaves open why there was less: a post that says it as a fact contradicts her. A date "has not been set", so every date is wrong.',
  },
];

export const checkPostsAgainstFacts: WorkTaskSeed = {
  id: 'w05-04',
  blueprintId: 5,
  title: 'Check 18 sentences of planned posts for their sources',
  description:
    'Find out which sentences of three campaigns the fact sheets carry, which they contradict, and which hang in the air.',
  instructions: `Three campaigns are ready to go out. An assistant wrote the sentences from the documents of the clients, with the usual drift: a share becomes a majority, a hope becomes a plan. You are the last reader before they are public.

1. Read the documents of the campaign in full. Numbers have a base and a date: find them.
2. For each sentence decide: supported, refuted, or not stated. Read it as the reader of a post would, who sees only this sentence.
3. Quote the place that decides it. For a share, quote the number and what it is a share of.
4. "Not stated" means: the client has to bring a source, or the sentence goes. Do not use it as a middle way between right and wrong.

A sentence that is half right is refuted: a post cannot be half public.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Shares need their base',
      text: '"85 % are satisfied" is a sentence about everyone. If 236 of 1,120 answered, it is a sentence about those who answered. The post must say so, or it is refuted by the number of answers.',
    },
    {
      title: 'Words of advertising law',
      text: 'Sugar-free, no added sugar, gluten-free, local, natural, tested: such words have meanings. Take the one that the documents give. "No added sugar" is not "sugar-free".',
    },
    {
      title: 'Guesses of experts',
      text: 'If an expert says "it can mean", a post that says "it means" is refuted by these very words. If the post says "it can mean", it is supported.',
    },
    {
      title: 'Quotations',
      text: 'As short as possible, as long as needed. "201 of them are satisfied" alone does not decide about a share: "answered by 236. 201 of them are satisfied" does.',
    },
  ],
  rubric: suiteRubric('the sentences that are half right', 'the quotation'),
  overlap: null,
  batches: [CAMPAIGNS.map(claimsItem)],
};
