import { drawWords } from '../../src/draw-words.ts';
import type { Random } from '../../src/random.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import type { Demand } from './demand.ts';
import { DESK_AND_MONEY } from './demands-desk.ts';
import { HOURS_AND_HANDS } from './demands-hours.ts';
import { PEOPLE_AND_ANIMALS } from './demands-people.ts';

const DEMANDS = { ...DESK_AND_MONEY, ...HOURS_AND_HANDS, ...PEOPLE_AND_ANIMALS };
type DemandId = keyof typeof DEMANDS;

/** Jobs with demands of which no sentence about one proves another. */
const JOBS: readonly (readonly [title: string, ...demands: readonly DemandId[]])[] = [
  ['Receptionist in a veterinary practice', 'phone', 'till', 'animals', 'saturday', 'bills', 'sheets'],
  ['Driver for a food bank', 'vans', 'lifting', 'cold', 'early', 'team', 'stock'],
  ['Kitchen help at a summer camp', 'cooking', 'early', 'lifting', 'children', 'stock', 'cold'],
  ['Caretaker of a school', 'repairs', 'ladders', 'plants', 'early', 'aid', 'stock'],
  ['Guide in a castle', 'speaking', 'spanish', 'till', 'saturday', 'aid', 'archive'],
  ['Clerk in a town archive', 'archive', 'sheets', 'phone', 'ladders', 'spanish', 'bills'],
  ['Night porter in a youth hostel', 'night', 'till', 'phone', 'aid', 'spanish', 'repairs'],
  ['Sales assistant in a garden center', 'customers', 'plants', 'till', 'lifting', 'saturday', 'stock'],
  ['Helper in a day care center', 'children', 'cooking', 'aid', 'early', 'spanish', 'team'],
  ['Warehouse worker for chilled goods', 'cold', 'lifting', 'night', 'team', 'stock', 'vans'],
  ['Office assistant of a moving company', 'phone', 'bills', 'roster', 'sheets', 'spanish', 'saturday'],
  ['Keeper in a small zoo', 'animals', 'plants', 'early', 'saturday', 'vans', 'speaking'],
  ['Fitter of solar panels', 'ladders', 'lifting', 'vans', 'repairs', 'early', 'trained'],
  ['Assistant in a bicycle store', 'customers', 'till', 'stock', 'saturday', 'trained', 'sheets'],
];

/** How many of the five demands are proved, and of which others a sentence speaks. */
const PLANS = [
  { proved: 0, other: 4 },
  { proved: 1, other: 2 },
  { proved: 1, other: 3 },
  { proved: 1, other: 4 },
  { proved: 2, other: 2 },
  { proved: 2, other: 3 },
  { proved: 3, other: 1 },
  { proved: 3, other: 2 },
];

/** What a job says of its hours. */
const HOURS = '{16-38} hours';

const ENDS = [
  'I could begin {in two weeks|on the first of the month|at once|after my vacation|in a month|next week}.',
  '{I would be glad|It would be a pleasure|I would like|I would be happy} to {meet you|come by|introduce myself}.',
  'I live {8-45} minutes {away|from you}, {by bicycle|on foot|by bus}.',
  'Your {advert|notice} was {on the board of the library|in the paper|shown to me by a friend|in the window}.',
  'You can reach me {in the afternoon|after five|on any day|before noon|in the evening} under 555-01{10-99}.',
  'I am {24-58} years old and {looking for work since spring|ready for something new|new in town|free to begin}.',
];

/** What one sentence of a letter says about a demand. */
type Said = {
  readonly id: DemandId;
  readonly text: string;
  readonly isProved: boolean;
  /** What misleads those who choose the demand all the same. */
  readonly mistake: string;
};

/** An excerpt of a letter beside the demands of a job: only some of them are proved. */
export const template = defineTemplate<ItemText | null>({
  read: readWrittenItem,
  draw: () => null,
  make: (written, { random }) => written ?? makeLetter(random),
});

function makeLetter(random: Random): ItemText {
  const [title, ...all] = random.pick(JOBS);
  const demands = random.shuffle(all).slice(0, 5);
  const plan = random.pick(PLANS);
  const said = random
    .shuffle(demands)
    .slice(0, plan.proved + plan.other)
    .map((id, index) => say(id, index < plan.proved, random));
  const key = said.filter(({ isProved }) => isProved).map(({ id }) => id);
  const sentences = [...random.shuffle(said).map(({ text }) => text), random.pick(ENDS)];
  return {
    material: [
      { 'The job': drawWords(`${title}, ${HOURS}`, random) },
      { 'From the letter': sentences.map((sentence) => drawWords(sentence, random)).join(' ') },
    ],
    options: {
      ...Object.fromEntries(demands.map((id) => [id, describeOption(id, said)])),
      none: key.length === 0 ? 'None of them' : { label: 'None of them', why: 'overlooks an example' },
    },
    key: key.length === 0 ? ['none'] : key,
    explain: explain(demands, said),
  };
}

function say(id: DemandId, isProved: boolean, random: Random): Said {
  const { proved, asserted, near, ruledOut }: Demand = DEMANDS[id];
  if (isProved) return { id, isProved, text: random.pick(proved), mistake: '' };
  const [text, mistake] = random.pick([
    [random.pick(asserted), 'it is only asserted'],
    random.pick(Object.entries(near)),
    [random.pick(ruledOut), 'it is ruled out'],
  ] as const);
  return { id, isProved, text, mistake };
}

function describeOption(id: DemandId, said: readonly Said[]): unknown {
  const { label }: Demand = DEMANDS[id];
  const own = said.find((one) => one.id === id);
  return own?.isProved ? label : { label, why: own?.mistake ?? 'the letter says nothing about it' };
}

function explain(demands: readonly DemandId[], said: readonly Said[]): string {
  return demands
    .map((id) => {
      const own = said.find((one) => one.id === id);
      const reason = own?.isProved ? 'there is an example' : (own?.mistake ?? 'nothing is said about it');
      return `${DEMANDS[id].label}: ${reason}.`;
    })
    .join(' ');
}
