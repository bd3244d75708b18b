import { claimsItem, type ClaimsItem } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const PROMPT = 'Check each statement against the documents, and quote the place that decides it.';

const DOSSIERS: readonly ClaimsItem[] = [
  {
    prompt: PROMPT,
    documents: [
      [
        'Town council, minutes of February 11',
        'Item 4, footbridge at Willow Lane. The engineer reported that two of the six main beams are rotten. Until they are replaced, the bridge is limited to ten people at a time. The council approved $38,000 for repairs by seven votes to two. Council member Hale asked whether a new bridge would be cheaper in the long run; the engineer will present figures in April.\n\nThe work needs the river to be low and can therefore not start before June.',
      ],
      [
        'Letter to the editor, Valley Post, February 19',
        'So the council spends $38,000 on a bridge that nobody crosses. I counted: on a sunny Sunday, 212 people in four hours. On a Tuesday, 19. And for this the lane is to be closed all summer. A new bridge of steel would have cost not much more.',
      ],
      [
        'Notice at the bridge',
        'Not more than 10 persons. No bicycles, please push. Work from June 16 to about July 25; in this time use the bridge at Mill Street, 12 minutes on foot.',
      ],
    ],
    claims: [
      ['The council approved the money unanimously.', 'refuted', 'by seven votes to two'],
      [
        'Two beams of the footbridge have to be replaced.',
        'supported',
        'two of the six main beams are rotten',
      ],
      ['A new bridge of steel would be cheaper than the repair.', 'not_stated'],
      [
        'The bridge is closed for the whole summer.',
        'refuted',
        'Work from June 16 to about July 25; in this time use the bridge at Mill Street',
      ],
      [
        'Work cannot begin in spring because of the river.',
        'supported',
        'The work needs the river to be low and can therefore not start before June.',
      ],
    ],
    explanation:
      'The letter says that a steel bridge would have cost "not much more", which is an opinion and not "cheaper"; the figures are due in April. Its "all summer" is contradicted by the notice, which has dates.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Manual of the air purifier, page 6',
        'Replace the filter after 2,200 hours of use or when the light turns red, whichever comes first. The filter cannot be washed. In the quiet mode the device runs at 24 dB and cleans about 60 cubic meters an hour; in the fast mode 310 cubic meters at 51 dB.\n\nThe sensor measures fine dust. It does not react to carbon dioxide or smells.',
      ],
      [
        'Test in a consumer magazine',
        'In our room of 50 cubic meters the fast mode removed nine tenths of the smoke within 21 minutes. The quiet mode needed an hour and forty minutes. We measured 53 dB in the fast mode, a little more than the maker states. The running costs are high: a filter costs $49, and in our test of eight hours a day it lasted nine months.',
      ],
    ],
    claims: [
      [
        'The filter must be replaced once a year.',
        'refuted',
        'Replace the filter after 2,200 hours of use or when the light turns red, whichever comes first.',
        'it lasted nine months',
      ],
      [
        'In the test the device was louder than its manual says.',
        'supported',
        'We measured 53 dB in the fast mode, a little more than the maker states.',
      ],
      [
        'The device shows when a room needs fresh air.',
        'refuted',
        'It does not react to carbon dioxide or smells.',
      ],
      ['The quiet mode is quieter than the one of other devices.', 'not_stated'],
      ['The filter can be cleaned with water.', 'refuted', 'The filter cannot be washed.'],
    ],
    explanation:
      'No document compares the device with others. "Once a year" is in neither: hours of use decide, and in the test it was nine months. Stale air is carbon dioxide, which the sensor does not notice.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Annual report of a food bank',
        'In 2024 we handed out 61,400 bags, 8 % more than in the year before. 214 volunteers gave 19,000 hours. Of every dollar that was given, 91 cents were spent on food and transport. Since September there is a second pickup point at the north station, open on Thursdays.',
      ],
      [
        'Interview with the director',
        '"The number of families has not grown, in fact it is a little smaller than two years ago. But they come more often, because prices rose." Asked about the second pickup point she says: "It was full from the first day. In spring we want to open it on Tuesdays too, if we find drivers."',
      ],
    ],
    claims: [
      [
        'More families used the food bank in 2024 than in 2022.',
        'refuted',
        'The number of families has not grown, in fact it is a little smaller than two years ago.',
      ],
      ['The number of bags rose by less than a tenth.', 'supported', '8 % more than in the year before'],
      [
        'The second pickup point is open on two days a week.',
        'refuted',
        'open on Thursdays',
        'In spring we want to open it on Tuesdays too, if we find drivers.',
      ],
      ['On average a volunteer gave more than 80 hours.', 'supported', '214 volunteers gave 19,000 hours'],
      ['The food bank received more donations than in the year before.', 'not_stated'],
    ],
    explanation:
      '19,000 hours by 214 people are about 89 hours each. More bags are not more families: the director says the opposite. What was given in all is nowhere stated, only how each dollar was spent.',
  },
  {
    prompt: PROMPT,
    documents: [
      [
        'Rental agreement, excerpt',
        '§ 7 Pets. Small animals in cages may be kept without permission. Dogs and cats need the written permission of the landlord, which may be withheld only for good reason.\n§ 8 Quiet hours are from 10 p.m. to 6 a.m. On Sundays, drilling is not allowed at any time.\n§ 9 The deposit of two months’ rent is returned within 45 days after the end of the lease.',
      ],
      [
        'Mail of the landlord, May 3',
        'Dear Mr. Anders, you may keep the dog, provided that it is on a leash in the stairwell. This is my permission under § 7. As for the drilling on Saturday: it was 8 in the evening, so I have told the neighbor that there is nothing I can do.',
      ],
    ],
    claims: [
      [
        'Mr. Anders may keep his dog.',
        'supported',
        'you may keep the dog, provided that it is on a leash in the stairwell',
      ],
      [
        'A hamster in a cage needs a written permission.',
        'refuted',
        'Small animals in cages may be kept without permission.',
      ],
      [
        'The drilling on Saturday broke the quiet hours.',
        'refuted',
        'it was 8 in the evening',
        'Quiet hours are from 10 p.m. to 6 a.m.',
      ],
      ['Mr. Anders drilled on Saturday.', 'not_stated'],
      [
        'The deposit amounts to two months’ rent.',
        'supported',
        'The deposit of two months’ rent is returned',
      ],
    ],
    explanation:
      'Who drilled is not said: the landlord only answers a complaint. 8 p.m. lies outside the quiet hours, and Saturday is not Sunday.',
  },
];

export const checkStatementsAgainstDossiers: WorkTaskSeed = {
  id: 'w01-04',
  blueprintId: 1,
  title: 'Check 20 statements against four small dossiers',
  description:
    'Decide for 20 statements whether the documents support or refute them, and quote the deciding words.',
  instructions: `An assistant was asked to sum up four small dossiers. From its summaries we took twenty statements. You check them as an editor does before printing: with the documents, and with nothing else.

1. Read all documents of an item once, before you look at a statement. They sometimes disagree with each other.
2. For each statement choose: supported, refuted, or not stated.
3. For "supported" and "refuted", mark the words in a document that decide it. One sentence or less; if two places are needed together, quote both.
4. For "not stated" you need no quotation. You say with it that you read everything and found nothing that decides it.

A verdict with a quotation that does not decide it counts half. Do not look anything up: a statement can be true in the world and still not be stated here.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Three verdicts',
      text: 'Supported: the documents say it, in these or other words, or it follows by arithmetic or logic. Refuted: the documents say something that cannot be true together with it. Not stated: the documents leave it open, even if it seems likely.',
    },
    {
      title: 'Whose voice is it',
      text: 'Minutes, contracts and measurements state facts. A letter to the editor states an opinion: it shows that someone thinks so. If a fact and an opinion disagree, the fact decides. If there is only an opinion, the statement is not stated, unless it is about the opinion itself.',
    },
    {
      title: 'A good quotation',
      text: 'Statement: "The council approved the money unanimously." Good: "by seven votes to two". Too long: the whole paragraph. Beside the point: "The council approved $38,000". Someone who reads only your quotation must come to your verdict.',
    },
    {
      title: 'Partly right is refuted',
      text: 'A statement with one wrong part is refuted, and the quotation is the place that contradicts that part. "The bridge is closed all summer" is refuted by dates, although it is closed for some weeks.',
    },
  ],
  rubric: suiteRubric('the statements that mix a fact with an opinion', 'the quotation'),
  overlap: null,
  batches: [DOSSIERS.map(claimsItem)],
};
