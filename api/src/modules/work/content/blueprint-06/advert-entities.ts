import { rubric, spansItem } from '../make-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

const LABELS = [
  ['item', 'Item', 'What is offered or wanted, with its brand-free name and model words: "folding bike".'],
  ['price', 'Price', 'The amount with its currency, and words that change it: "about $40".'],
  ['place', 'Place', 'Where it can be picked up: a street, a district, a landmark.'],
  ['time', 'Time', 'When it can be picked up or until when it is offered.'],
  ['flaw', 'Flaw', 'Something wrong with it, as the seller says it.'],
  ['contact', 'Contact', 'A phone number, an email address, a name to ask for.'],
] as const;

const ITEMS = [
  'kitchen table',
  'folding bike',
  'electric keyboard',
  'toddler bed',
  'camping stove',
  'sewing machine',
  'record player',
  'office chair',
  'aquarium',
  'snow blower',
  'bread maker',
  'guitar amplifier',
  'floor lamp',
  'pressure cooker',
  'inflatable kayak',
  'dehumidifier',
];
const FLAWS = [
  'a scratch along the left side',
  'the lid sticks',
  'one wobbly leg',
  'the display flickers',
  'a missing knob',
  'it hums when cold',
  'a burn mark the size of a coin',
  'the cord is taped',
  'a dent in the back',
  'it leaks a little',
];
const PLACES = [
  'Juniper Street',
  'the Harbor District',
  'Mill Brook',
  'the corner of Ninth and Alder',
  'Fort Hill',
  'the old water tower',
  'Larch Lane',
  'East Gate',
];
const TIMES = [
  'Saturday before noon',
  'weeknights after 7',
  'until the end of May',
  'this weekend only',
  'any day but Sunday',
  'between 4 and 6 p.m.',
  'from the 12th on',
];
const NAMES = ['Tess', 'Mr. Okafor', 'Lou', 'Priya', 'Grandpa Joe', 'Ines'];

/** Advertisements with marks in them: each is filled in once. */
const FRAMES: readonly ((words: Filling) => string)[] = [
  ({ item, price, flaw, place, time }) =>
    `Selling my [[item:${item}]], [[price:${price}]]. Honest word: [[flaw:${flaw}]]. Pickup near [[place:${place}]], [[time:${time}]].`,
  ({ item, lower, name, phone, time }) =>
    `[[item:${item}]], hardly used, was a gift. [[price:${lower}]] and not a cent less. Ask for [[contact:${name}]], [[contact:${phone}]], [[time:${time}]].`,
  ({ item, place, time, flaw, mail }) =>
    `FREE to a good home: [[item:${item}]]. Yes, [[flaw:${flaw}]], but it works. It stands on the sidewalk at [[place:${place}]] [[time:${time}]]. Questions: [[contact:${mail}]].`,
  ({ item, price, place, phone }) =>
    `WANTED! Looking for a [[item:${item}]] for my daughter's first apartment, can pay [[price:${price}]]. We live in [[place:${place}]] and have a van. Text [[contact:${phone}]].`,
  ({ item, other, price, flaw, name }) =>
    `Two things from my aunt's house. A [[item:${item}]] for [[price:${price}]] ([[flaw:${flaw}]]), and a [[item:${other}]], price to be agreed. [[contact:${name}]] has the key.`,
  ({ item, price, lower, place, time }) =>
    `Price drop: [[item:${item}]] now [[price:${lower}]], was [[price:${price}]] last week. Must be gone [[time:${time}]]. You carry it, we are on the third floor in [[place:${place}]].`,
  ({ item, place, mail, price, time }) =>
    `We swap our [[item:${item}]] for something useful, or [[price:${price}]]. Not far from [[place:${place}]], but not in it. [[contact:${mail}]], answers come [[time:${time}]].`,
  ({ item, flaw, price, phone, name }) =>
    `I am told it is called a [[item:${item}]]. It has [[flaw:${flaw}]] and a story. [[price:${price}]] including the story. [[contact:${phone}]] ([[contact:${name}]], please not early).`,
];

type Filling = Record<
  'item' | 'other' | 'price' | 'lower' | 'flaw' | 'place' | 'time' | 'name' | 'phone' | 'mail',
  string
>;

function makeWords(random: SeededRandom, number: number): Filling {
  const price = random.integer(3, 48) * 5;
  const written = random.pick([
    `$${price}`,
    `about $${price}`,
    `${price} dollars`,
    `$${price} or best offer`,
  ]);
  return {
    item: ITEMS[number % ITEMS.length] ?? '',
    other: ITEMS[(number + 5) % ITEMS.length] ?? '',
    price: written,
    lower: `$${Math.max(2, price - 10)}`,
    flaw: random.pick(FLAWS),
    place: random.pick(PLACES),
    time: random.pick(TIMES),
    name: random.pick(NAMES),
    phone: `555-01${random.integer(10, 99)}`,
    mail: `${random.pick(['attic', 'moving.out', 'two.cats', 'garage7'])}@mail.example`,
  };
}

const HARD: readonly (readonly [marked: string, reason: string])[] = [
  [
    'For sale: [[item:piano bench]], [[price:$60]]. The piano is not for sale. Stop asking. [[place:Alder Court]], ring twice.',
    'The piano is not offered, so only the bench is an item. "Ring twice" is neither a time nor a contact.',
  ],
  [
    '[[item:Rain barrel]], holds 55 gallons, 4 feet tall, [[price:$45]]. No leaks, no rust, no dents. Pick up [[time:before it rains]].',
    'Sizes are no prices. "No leaks" says that nothing is wrong, so it is no flaw. "Before it rains" says when, so it is a time.',
  ],
  [
    "Lost in [[place:East Gate Park]] on Sunday: one blue child's [[item:glove]]. Reward [[price:$5]]. Call [[contact:Nia's mom, 555-0177]].",
    '"On Sunday" is when it was lost, not when something can be picked up. A name with its number and nothing but a comma between them is one contact.',
  ],
  [
    'Room for rent? No. [[item:Room divider]], yes. Bamboo, [[flaw:sun-bleached on one side]], [[price:twenty-five dollars]].',
    'The room is not offered. An amount in words is an amount. "Bamboo" describes the item and is not part of its name.',
  ],
];

const EXPLANATION =
  'Each mark holds the whole expression and no more: no article before an item, no "for" before a price, no closing period. Words that change an amount belong to it.';

export const ADVERT_ENTITIES: WorkTaskSeed = {
  id: 'w06-03',
  blueprintId: 6,
  title: 'Mark the entities in classified ads',
  description: 'Items, prices, places, times, flaws and contacts in twenty small ads, to the character.',
  instructions: `A neighborhood app wants to read small ads: what is it, how much, where, when, what is wrong with it, whom to ask. Mark these in twenty ads.

A mark holds the whole expression and nothing else. No article before an item, no "for" before a price, no period at the end. Words that change a number belong to it: "about $40" is one price, and so is "$40 or best offer". Marks never overlap; where two labels seem to fit, the guideline decides.

Right: Selling my [sewing machine], [about $40]. Wrong: Selling [my sewing machine], about [$40].

Mark what is said, not what you conclude. "Not far from Fort Hill" names a place, "no leaks" is no flaw, and a time at which something happened in the past is no time. A phone number that is split by words is two marks.

Read each ad once before you mark anything, and once more afterward with only the marks in view: would a program that sees nothing else find the thing, at the right price?`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    { title: 'The labels', text: LABELS.map(([, label, hint]) => `${label}: ${hint}`).join('\n') },
    {
      title: 'Where a mark begins and ends',
      text: 'Begin with the first word without which the expression would say something else, and end with the last. "a burn mark the size of a coin" is one flaw, with its article, because the seller wrote it as one phrase after "it has"; an item begins after its article.\nA name in parentheses is marked without them.',
    },
    {
      title: 'What is not marked',
      text: 'Things that are not offered or wanted, sizes and weights, what the seller says is in order, and when something happened in the past. An old price is marked like the new one: which of them holds is decided later.',
    },
  ],
  rubric: rubric([
    [
      'complete',
      'Nothing is missed',
      'Kinds of entities are missing.',
      'Single entities are missing.',
      'Every entity is marked.',
    ],
    [
      'exact',
      'Marks are exact',
      'Marks swallow words or cut them.',
      'Single articles or periods are inside.',
      'Each mark is the expression and no more.',
    ],
    [
      'labels',
      'Labels are right',
      'Labels are mixed up.',
      'Rare cases are wrong.',
      'Each label follows the guideline.',
    ],
  ]),
  overlap: null,
  batches: [makeItems()],
};

function makeItems(): WorkItemSeed[] {
  const random = createSeededRandom('w06-03');
  const prompt = 'Mark items, prices, places, times, flaws and contacts.';
  const made = Array.from({ length: 16 }, (_, number) => {
    const frame = FRAMES[number % FRAMES.length] ?? (() => '');
    return spansItem({
      material: [],
      prompt,
      labels: LABELS,
      marked: frame(makeWords(random, number)),
      explanation: EXPLANATION,
    });
  });
  const hard = HARD.map(([marked, explanation]) =>
    spansItem({ material: [], prompt, labels: LABELS, marked, explanation }),
  );
  return random.shuffle([...made, ...hard]);
}
