import type { Random } from '../../src/random.ts';
import { numberOf, textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';

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

const EXPLANATION =
  'Each mark holds the whole expression and no more: no article before an item, no "for" before a price, no closing period. Words that change an amount belong to it.';

/** An advertisement from a frame, or one that was written by hand. */
type Advert =
  | { readonly frame: number; readonly item: string; readonly other: string }
  | { readonly text: string; readonly explain: string };

/** A small ad whose entities are marked. */
export const template = defineTemplate<Advert>({
  read(fields) {
    const text = fields.maybe('text');
    if (text) return { text: textOf(text), explain: textOf(fields.get('explain')) };
    return {
      frame: numberOf(fields.get('frame')),
      item: textOf(fields.get('item')),
      other: textOf(fields.get('other')),
    };
  },
  draw(random) {
    const [item = '', other = ''] = random.shuffle(ITEMS);
    return { frame: random.integer(1, FRAMES.length), item, other };
  },
  make(advert, { random }) {
    if ('text' in advert) return advert;
    const frame = FRAMES[advert.frame - 1];
    if (!frame) throw new Error(`There is no frame ${advert.frame}.`);
    return { text: frame({ ...advert, ...drawWords(random) }), explain: EXPLANATION };
  },
});

function drawWords(random: Random): Omit<Filling, 'item' | 'other'> {
  const price = random.integer(3, 48) * 5;
  const written = random.pick([
    `$${price}`,
    `about $${price}`,
    `${price} dollars`,
    `$${price} or best offer`,
  ]);
  return {
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
