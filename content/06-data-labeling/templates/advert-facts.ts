import type { Random } from '../../src/random.ts';
import type { Thing } from './advert-things.ts';

/** The things that an advertisement names. */
export type AdvertThings = {
  readonly thing: Thing;
  /** The second thing of a swap, or of two things. */
  readonly other: Thing;
  /** What is not offered. */
  readonly background: Thing;
};

/** Everything that an advertisement can say; the words are as they are marked. */
export type AdvertFacts = AdvertThings & {
  readonly dollars: number;
  readonly lowerDollars: number;
  /** The price as a seller writes it. */
  readonly price: string;
  /** The price as a buyer writes it. */
  readonly bid: string;
  readonly place: Place;
  readonly time: string;
  readonly deadline: string;
  readonly callTime: string;
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
};

/** A place with the preposition, and the article if it has one, that come before it and are not marked. */
export type Place = { readonly before: string; readonly article: string; readonly name: string };

const place = (before: string, name: string, article = ''): Place => ({ before, article, name });

const PLACES: readonly Place[] = [
  ...['Juniper Street', 'Larch Lane', 'Copper Avenue', 'Fort Hill', 'Quarry Road', 'Bell Street'].map(
    (name) => place('on', name),
  ),
  ...['Mill Brook', 'Old Town', 'Lower Cove', 'Three Oaks', 'Saddle Creek'].map((name) => place('in', name)),
  ...['Harbor District', 'Glass Quarter', 'old brewery'].map((name) => place('in', name, 'the ')),
  ...['old water tower', 'corner of Ninth and Alder', 'East Gate', 'bus depot', 'ice rink'].map((name) =>
    place('at', name, 'the '),
  ),
];
const TIMES = [
  'Saturday before noon',
  'weeknights after 7',
  'Sunday afternoon',
  'any day but Sunday',
  'between 4 and 6',
  'this weekend',
  'from the 12th on',
  'early in the morning',
  'Tuesdays and Thursdays',
  'tonight after 9',
  'Friday until 3',
  'weekday mornings',
  'after the 20th',
  'any evening',
];
const DEADLINES = [
  'by Friday',
  'before the 15th',
  'by the end of May',
  'before Thanksgiving',
  'by noon on Sunday',
  'before the month is over',
];
const CALL_TIMES = ['after 6', 'before noon', 'any evening', 'weekdays until 5', 'between 1 and 3'];
const NAMES = [
  'Tess',
  'Mr. Okafor',
  'Lou',
  'Priya',
  'Grandpa Joe',
  'Ines',
  'Mrs. Lindqvist',
  'Desmond',
  'Aunt Rosa',
  'Kofi',
  'Dr. Haas',
  'Marguerite',
  'Yusuf',
  'Coach Riley',
];
const MAILBOXES = ['attic', 'moving.out', 'two.cats', 'garage7', 'hilltop', 'marlow', 'fern', 'third.floor'];

/** Draws what an advertisement says. Prices are whole dollars, and not only round ones. */
export function drawFacts(random: Random, things: AdvertThings): AdvertFacts {
  const [low, high] = things.thing.dollars;
  const dollars = random.integer(low, high);
  return {
    ...things,
    dollars,
    lowerDollars: dollars - random.integer(4, Math.floor(dollars / 2)),
    price: random.pick([
      `$${dollars}`,
      `$${dollars}`,
      `about $${dollars}`,
      `${dollars} dollars`,
      `$${dollars} or best offer`,
    ]),
    bid: random.pick([`$${dollars}`, `about $${dollars}`, `up to $${dollars}`, `${dollars} dollars`]),
    place: random.pick(PLACES),
    time: random.pick(TIMES),
    deadline: random.pick(DEADLINES),
    callTime: random.pick(CALL_TIMES),
    name: random.pick(NAMES),
    phone: `555-01${random.integer(10, 99)}`,
    mail: `${random.pick(MAILBOXES)}@mail.example`,
  };
}
