import { choiceItem, textBlock, toBatches } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Demand = readonly [id: string, label: string];
/** A letter, the demands that it proves, and why. */
type Letter = readonly [text: string, proved: readonly string[], why: string];

const NONE: Demand = ['none', 'None of them'];

const JOBS: readonly (readonly [job: string, demands: readonly Demand[], ...excerpts: Letter[]])[] = [
  [
    'Receptionist in a veterinary practice, 30 hours',
    [
      ['phone', 'Experience with many calls'],
      ['till', 'Handles cash and cards'],
      ['animals', 'Calm with nervous animals'],
      ['saturday', 'Can work on Saturdays'],
    ],
    [
      'For four years I answered about 90 calls a day at a taxi company, often three lines at once. Saturdays have always been my working days, and I would like it to stay that way. I love animals.',
      ['phone', 'saturday'],
      'Ninety calls a day and Saturdays are proved. Loving animals is not being calm with nervous ones, and no till is mentioned.',
    ],
    [
      'At the animal shelter I held the cats for the doctor, the bad-tempered ones too. In the shop I closed the till every evening, cash and cards, without a difference in two years.',
      ['till', 'animals'],
      'Both are shown by deeds. Calls and Saturdays do not occur.',
    ],
    [
      'I am a communicative, flexible and resilient person who is looking for a new challenge and learns quickly. Customers are always at the center of what I do.',
      ['none'],
      'Properties without a single example. "Flexible" is no Saturday.',
    ],
    [
      'In the bakery I took orders on the phone, up to 60 on the days before Christmas, and cashed up. On Saturdays I look after my grandson.',
      ['phone', 'till'],
      'Sixty orders by phone and the till. Saturdays are ruled out.',
    ],
    [
      'You need somebody on Saturdays: I can. My three horses have taught me to stay quiet when others panic; last month I held a neighbor’s mare while the vet stitched her.',
      ['animals', 'saturday'],
      'The mare is an example of staying calm. Calls and till are missing.',
    ],
    [
      'As a manager of a boutique I was responsible for the till, trained two people at it, and took over the telephone of three branches when the headquarters closed. I am free on all days, Saturday included.',
      ['phone', 'till', 'saturday'],
      'Three demands are proved; animals are not mentioned.',
    ],
  ],
  [
    'Driver for a food bank, three mornings',
    [
      ['license', 'License for vans'],
      ['lifting', 'Can lift 40 pounds often'],
      ['cold', 'Knows how to keep the cold chain'],
      ['early', 'Starts at 6 a.m.'],
    ],
    [
      'I delivered milk for six years, at four in the morning, with a van and a thermometer in the box: above 44 degrees it went back.',
      ['license', 'cold', 'early'],
      'Van, temperature and hour are named. Whether he lifted 40 pounds is likely, but not said.',
    ],
    [
      'I have my own car and drive safely. Early rising is no problem for me, my children see to that.',
      ['none'],
      'A car is not a van, and being awake is not a start at six. "No problem" is an assurance.',
    ],
    [
      'At the moving company I carried boxes of 50 pounds for eight hours a day, and drove the small van home.',
      ['license', 'lifting'],
      'Fifty pounds all day, and a van. Nothing on cold or hours.',
    ],
    [
      'In the hospital kitchen my shift began at 5:30. I checked the temperatures of the cold stores and wrote them down, three times a shift.',
      ['cold', 'early'],
      'Temperatures and the hour. She did not drive, and nothing is said of lifting.',
    ],
    [
      'I am a nurse and turn patients all day. Because of my back the doctor has allowed me 20 pounds at most since spring. I have a license for vans from my time with the fire department.',
      ['license'],
      'The license is there. Forty pounds are ruled out by the doctor.',
    ],
    [
      'For two seasons I drove the van of a fish dealer to markets: loading from 4:30, crates of 45 pounds on ice, and whoever broke the chain paid the fish.',
      ['license', 'lifting', 'cold', 'early'],
      'All four, each with a deed or a number.',
    ],
  ],
  [
    'Clerk in a town archive, part-time',
    [
      ['order', 'Has sorted large holdings'],
      ['script', 'Reads old handwriting'],
      ['software', 'Knows a database'],
      ['public', 'Has advised visitors'],
    ],
    [
      'My grandmother’s letters, 400 of them in old script, I transcribed in two winters. They are now in a database that I set up myself, with persons and places.',
      ['script', 'software'],
      'Old script and a database. Four hundred letters of a family are no large holdings, and no visitor was advised.',
    ],
    [
      'In the library I put 12,000 volumes into a new order when we moved, and answered questions at the desk on two afternoons.',
      ['order', 'public'],
      'Twelve thousand volumes and the desk.',
    ],
    [
      'I am fascinated by history and have visited many archives. Order is in my nature.',
      ['none'],
      'Being a visitor is not advising visitors, and nature is not an example.',
    ],
    [
      'As a notary’s assistant I read deeds from 1870 on every week. I looked after a card index of 30,000 entries and brought it into the database.',
      ['order', 'script', 'software'],
      'Holdings, old deeds, database. Visitors are not mentioned.',
    ],
    [
      'For five years I explained forms at the counter of the tax office, on average to 40 people a day, and entered them into our system.',
      ['software', 'public'],
      'Advising and entering into a system. Neither old script nor holdings.',
    ],
    [
      'During my studies I learned to read scripts from 1600 to 1900 and passed the exam. Since then I have taught two courses in it for amateurs.',
      ['script'],
      'The script is proved twice. Teaching a course is not advising visitors of an archive about holdings; the guideline asks for visitors, guests or customers.',
    ],
  ],
  [
    'Helper in a bicycle workshop',
    [
      ['repair', 'Has repaired bicycles'],
      ['customers', 'Talks with customers'],
      ['stock', 'Has ordered or kept stock'],
      ['team', 'Has worked in a team'],
    ],
    [
      'In our repair cafe four of us do the bicycles. I have done about 200 in three years, from gears to spokes, while the owners sit beside and ask.',
      ['repair', 'customers', 'team'],
      'Repairs, the owners beside, four of them. Stock is not mentioned.',
    ],
    [
      'I ran the spare parts of a motorcycle dealer: orders, shelves, yearly count. With customers I had little to do, and liked it that way.',
      ['stock'],
      'Stock. Motorcycles are not bicycles, customers are denied, a team is not mentioned.',
    ],
    [
      'I race, so I know bicycles better than most. My own I have always maintained myself.',
      ['repair'],
      'His own bicycle is a repaired bicycle. Nothing else is shown.',
    ],
    [
      'At the counter of the hardware store I advised people all day and ordered what was missing on Fridays. We were six.',
      ['customers', 'stock', 'team'],
      'Three demands; bicycles do not occur.',
    ],
    [
      'I am handy, a team player, and good with people. Bicycles have been my passion since I was small.',
      ['none'],
      'Only assurances. A passion has not repaired anything yet.',
    ],
    [
      'In the rental shop the two of us had 60 bicycles: I fixed flats and brakes every morning, she did the counter, and we wrote the order for tubes together.',
      ['repair', 'stock', 'team'],
      'Repairs, the order, two people. The counter was done by the other one.',
    ],
  ],
];

const items = JOBS.flatMap(([job, demands, ...excerpts]) =>
  excerpts.map(([letter, proved, why]) =>
    choiceItem({
      material: [textBlock('The job', job), textBlock('From the letter', letter)],
      prompt: 'Which demands does the letter prove?',
      options: [...demands, NONE],
      max: demands.length,
      selected: proved,
      explanation: why,
    }),
  ),
);

export const demandsMet: WorkTaskSeed = {
  id: 'w09-04',
  blueprintId: 9,
  title: 'Find which demands of a job twelve letters prove',
  description:
    'Read twelve excerpts of letters and choose the demands that are proved by an example, not only asserted.',
  instructions: `Letters assert; good ones prove. An assistant is to learn the difference, so three people mark independently which demands a letter proves.

1. Read the demands of the job, then the excerpt. It is all there is of the letter.
2. Choose each demand that is proved: by something the person did, with a place, a number, a time, or a scene that one can imagine.
3. Leave out what is only asserted ("resilient"), likely ("with six years of milk he must have lifted"), or ruled out ("on Saturdays I look after my grandson").
4. If nothing is proved, choose "None of them" and nothing else.
5. Write into the note the words for every demand about which you hesitated.

About a minute and a half per excerpt. A place in this task is kept for 24 hours after your last save.`,
  estimatedMinutes: 20,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Proved',
      text: '"I answered about 90 calls a day, often three lines at once." It has a number and a scene; someone could ask for details. "I held the mare while the vet stitched her" proves being calm with a nervous animal, although the word does not occur.',
    },
    {
      title: 'Asserted',
      text: '"I am a team player", "early rising is no problem", "I love animals". However nicely it is said: nothing was done.',
    },
    {
      title: 'Near, but something else',
      text: 'A motorcycle is no bicycle, a car no van, a visitor of archives no adviser. A demand is proved only by itself or by something harder of the same kind: 50 pounds prove 40, 4:30 proves 6.',
    },
    {
      title: 'Talking with people',
      text: 'Advising visitors and talking with customers are proved by talk with people who came with a wish: guests, customers, owners, callers at a counter. Teaching a course or training colleagues is something else.',
    },
    {
      title: 'Ruled out',
      text: 'If the letter says that a demand is not met, it is not proved, even if another sentence sounds like it.',
    },
  ],
  rubric: suiteRubric('the letters that assert with conviction', 'the note beside a doubtful demand'),
  overlap: 3,
  batches: toBatches(createSeededRandom('demands met').shuffle(items), 2),
};
