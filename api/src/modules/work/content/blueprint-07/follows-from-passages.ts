import { claimsItem, conversationBlock, type ClaimsItem } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const PROMPT = 'Does each sentence of the answer follow from the passages? Quote what decides it.';

const ANSWERS: readonly ClaimsItem[] = [
  {
    prompt: PROMPT,
    material: [
      conversationBlock('Question', [
        ['Customer', 'My washing machine stops and shows E4. It is two years old. What can I do?'],
      ]),
    ],
    documents: [
      [
        'Manual, chapter 9',
        'E3: door not closed. E4: water does not drain. Clean the filter behind the flap at the lower right; have a towel ready, up to half a gallon of water can come out. Turn the machine off first and wait until the water has cooled. If E4 appears again, call the service. Do not open the rear panel.',
      ],
      [
        'Terms of warranty',
        'Two years from the date of purchase on parts and labor; on the motor ten years, parts only. Blocked filters, damage by lime and wear of seals are not covered. The visit of a technician costs $75 if no defect covered by the warranty is found.',
      ],
    ],
    claims: [
      ['E4 means that the water does not drain.', 'supported', 'E4: water does not drain.'],
      ['You can clean the filter while the machine is running.', 'refuted', 'Turn the machine off first'],
      [
        'Put a towel down, because some water will come out.',
        'supported',
        'have a towel ready, up to half a gallon of water can come out',
      ],
      [
        'If a blocked filter is the cause, the visit of a technician is free.',
        'refuted',
        'The visit of a technician costs $75 if no defect covered by the warranty is found.',
      ],
      [
        'The motor is covered for ten years, including labor.',
        'refuted',
        'on the motor ten years, parts only',
      ],
      ['A technician can usually come within two days.', 'not_stated'],
    ],
    explanation:
      'A blocked filter is not covered, so the visit costs $75. For the motor parts are paid, labor is not. How fast somebody comes is not said anywhere.',
  },
  {
    prompt: PROMPT,
    material: [
      conversationBlock('Question', [
        ['Member', 'I am moving to another city in May. Can I leave the car club before the year is over?'],
      ]),
    ],
    documents: [
      [
        'Terms of the car club, section 5',
        'Membership runs for twelve months and is extended by twelve months unless canceled four weeks before its end. A member who moves to a place without one of our stations can cancel with two weeks’ notice to the end of a month. Proof of the new address is required. The admission fee of $30 is not returned.',
      ],
      [
        'List of places with stations (March)',
        'Ashford, Bellmont, Carver, Dunmore, Easton (from June 1), Fairview.',
      ],
    ],
    claims: [
      [
        'If there is no station at your new place, two weeks’ notice to the end of a month is enough.',
        'supported',
        'A member who moves to a place without one of our stations can cancel with two weeks’ notice to the end of a month.',
      ],
      [
        'If you move to Carver, you can cancel early as well.',
        'refuted',
        'Ashford, Bellmont, Carver, Dunmore',
      ],
      ['You need to prove your new address.', 'supported', 'Proof of the new address is required.'],
      ['You get back half of the admission fee.', 'refuted', 'The admission fee of $30 is not returned.'],
      ['In May there is no station in Easton yet.', 'supported', 'Easton (from June 1)'],
      ['You can hand your membership over to somebody else.', 'not_stated'],
    ],
    explanation:
      'Carver has a station, so the right to cancel early does not apply. Easton gets its station in June. Handing over a membership is neither allowed nor forbidden in the passages.',
  },
  {
    prompt: PROMPT,
    material: [
      conversationBlock('Question', [['Guest', 'We arrive at 11 at night with a dog. Is that a problem?']]),
    ],
    documents: [
      [
        'House information',
        'Check-in 3 to 9 p.m. Later arrivals: the key is in the box at the entrance; we send the code by text message on the day of arrival, between 5 and 6 p.m., if the room is paid. Quiet hours from 10 p.m. on.',
      ],
      [
        'Dogs',
        'Dogs are welcome in the rooms on the ground floor, $12 a night, at most one per room. Please tell us when you book. Not in the breakfast room; you can have breakfast on the terrace with your dog.',
      ],
    ],
    claims: [
      [
        'You can arrive at 11 p.m.: the key is in a box.',
        'supported',
        'Later arrivals: the key is in the box at the entrance',
      ],
      [
        'The code for the box is sent by mail the day before.',
        'refuted',
        'we send the code by text message on the day of arrival',
      ],
      [
        'The code is only sent if the room is paid.',
        'supported',
        'we send the code by text message on the day of arrival, between 5 and 6 p.m., if the room is paid',
      ],
      ['Your dog costs $12 per stay.', 'refuted', '$12 a night'],
      [
        'Your dog may come along to the breakfast room if it is small.',
        'refuted',
        'Not in the breakfast room',
      ],
      ['There is a meadow for dogs behind the house.', 'not_stated'],
    ],
    explanation:
      'A night, not a stay; by text message on the day, not by mail the day before. The size of the dog does not matter for the breakfast room. A meadow is not mentioned.',
  },
  {
    prompt: PROMPT,
    material: [
      conversationBlock('Question', [
        [
          'Employee',
          'How many days of leave do I have left if I started on July 1 and took three days in August?',
        ],
      ]),
    ],
    documents: [
      [
        'Handbook, leave',
        'Twenty-four working days per calendar year. In the first calendar year one twelfth of it for each full month of employment. Up to five days can be carried over until March 31 of the next year; older days lapse. Days of sickness with a certificate do not count as leave.',
      ],
      [
        'Mail of the office, December 2',
        'The company is closed from December 27 to 31. Three working days of leave are deducted from everyone for this. Whoever has none left works from home.',
      ],
    ],
    claims: [
      [
        'For your first calendar year you have twelve days.',
        'supported',
        'In the first calendar year one twelfth of it for each full month of employment.',
      ],
      [
        'After August nine days were left.',
        'supported',
        'In the first calendar year one twelfth of it for each full month of employment.',
        'Twenty-four working days per calendar year.',
      ],
      [
        'The days between Christmas and New Year are free and cost you nothing.',
        'refuted',
        'Three working days of leave are deducted from everyone for this.',
      ],
      [
        'After the closure you can carry over all that is left.',
        'refuted',
        'Up to five days can be carried over until March 31 of the next year',
      ],
      [
        'If you are sick with a certificate, you do not lose leave.',
        'supported',
        'Days of sickness with a certificate do not count as leave.',
      ],
      ['Leave that is not taken is paid out.', 'refuted', 'older days lapse'],
    ],
    explanation:
      'July to December are six full months, so 24 / 12 × 6 = 12 days; less three in August are nine; less three for the closure are six, of which five can be carried over. "Older days lapse" rules out that they are paid.',
  },
];

export const followsFromPassages: WorkTaskSeed = {
  id: 'w07-04',
  blueprintId: 7,
  title: 'Check whether a bot’s answers follow from its passages',
  description:
    'Judge 24 sentences of four answers against the passages that the bot was given, with the deciding quotation.',
  instructions: `A bot answers with passages that a search found for it. A good answer says nothing that the passages do not say. We cut four answers into sentences; you judge each of them.

1. Read the question and the passages. The question tells you what the answer applies to: who asks, when, in which case.
2. Judge each sentence by itself, but for this person: "you can cancel" is about somebody who moves in May.
3. Supported, refuted, or not stated. For the first two, quote the words that decide it; if it needs a calculation, quote the numbers it starts from.
4. Sentences that sound helpful and are in no passage are "not stated". They are what a bot must learn to leave out.

Six sentences per answer, about a minute and a half each. If a passage contradicts itself, choose what holds for this person and quote both places.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Follows means: has to be so',
      text: 'A sentence follows if no reader of the passages could disagree with it. "In May there is no station in Easton yet" follows from "Easton (from June 1)". "A technician comes soon" does not follow from anything.',
    },
    {
      title: 'Calculations',
      text: 'One twelfth of 24 for each of six months: twelve days follow. Quote the rule; the arithmetic is yours. If a number is missing that cannot be known, the sentence is not stated.',
    },
    {
      title: 'Conditions',
      text: 'A sentence that drops a condition is refuted if the person does not meet it, and supported if they surely do. If it is not known whether they meet it, quote the condition and choose refuted only if the sentence says that it always holds.',
    },
    {
      title: 'The shortest quotation',
      text: '"parts only" is enough for "including labor", but a reader needs to know of what: "on the motor ten years, parts only". Whole paragraphs are not accepted as a quotation.',
    },
  ],
  rubric: suiteRubric('the sentences that depend on who asks', 'the quotation'),
  overlap: null,
  batches: [ANSWERS.map(claimsItem)],
};
