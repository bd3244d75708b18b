/*
 * A planned post with the brief that it was written for. Each sentence is written from the brief; some pieces are then
 * replaced by what a named slip makes of them, and some that the brief does not give are put in. These are the marks.
 */
import type { Random } from '../../src/random.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { clock, dayOf, spell, splitSentences, tidy, weekdayOf } from '../../src/wording.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import { OFFERS, type Offer } from './draft-offers.ts';

/** An item that was written by hand, or the position of an offer with the number of faults. */
type Input = { readonly written: ItemText } | { readonly offer: number; readonly faults: number };

const STREETS = [
  'Canal Street',
  'Mill Road',
  'Larch Lane',
  'Ninth Street',
  'Orchard Street',
  'Harbor Road',
  'Oak Street',
];
/** How many of the posts have no fault, one, two or three. */
const FAULT_COUNTS = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3];

/** A planned post in which everything is marked that its brief contradicts, does not give, or forbids. */
export const template = defineTemplate<Input>({
  read: (fields) => ({ written: readWrittenItem(fields) }),
  draw: (random) => ({ offer: random.integer(0, OFFERS.length - 1), faults: random.pick(FAULT_COUNTS) }),
  listLines: ({ parts }) => parts.flatMap((part) => (part.type === 'spans' ? splitSentences(part.text) : [])),
  make: (input, { random }) => {
    if ('written' in input) return input.written;
    const offer = OFFERS[input.offer];
    if (!offer) throw new Error(`There is no offer ${input.offer}.`);
    return makeItem(offer, input.faults, random);
  },
});

/** What a brief says, and what a slip makes of it. */
type Piece = {
  readonly right: string;
  readonly wrong: string;
  /** Names the slip for the explanation. */
  readonly slip: string;
};
type PieceName =
  | 'weekday'
  | 'date'
  | 'from'
  | 'until'
  | 'length'
  | 'price'
  | 'pair'
  | 'places'
  | 'phone'
  | 'street'
  | 'bring'
  | 'age';
type Pieces = Readonly<Record<PieceName, Piece>>;

type Brief = {
  readonly rows: readonly (readonly [string, string])[];
  readonly pieces: Pieces;
  readonly banned: Offer['banned'];
};

function drawBrief(offer: Offer, random: Random): Brief {
  const [month, places] = [random.integer(3, 11), random.pick([8, 9, 11, 14, 15, 16, 18])];
  const day = weekdayOf(month, random.integer(1, 6), random.integer(1, 4));
  const [from, hours] = [random.pick(offer.starts), random.integer(2, 4)];
  const [price, age] = [random.integer(6, 19) * 2, random.pick(offer.ages)];
  const [phone, otherPhone] = drawPhones(random);
  const banned = random.shuffle(offer.banned).slice(0, 2);
  const [street = '', otherStreet = ''] = random.shuffle(STREETS);
  const piece = (right: string, wrong: string, slip: string): Piece => ({ right, wrong, slip });
  const otherDay = (days: readonly number[]) => dayOf(month, day.day + random.pick(days));
  return {
    banned,
    rows: [
      ['What', `${offer.title}: we ${offer.does}`],
      ['When', `${day.full}, ${clock(from)} to ${clock(from + hours)}`],
      ['Where', `${random.integer(3, 88)} ${street}`],
      ['Price', `$${price} a person, with ${offer.includes}`],
      ['Places', String(places)],
      ['Age', `from ${age} on`],
      ['Sign-up', `by phone, ${phone}`],
      ['Bring', offer.bring[0]],
      ['Never write', banned.map(([word]) => word).join(', ')],
    ],
    pieces: {
      weekday: piece(day.weekday, otherDay([-1, 1]).weekday, `the brief says ${day.weekday}`),
      date: piece(day.date, otherDay([7, 10, -2]).date, `the brief says ${day.date}`),
      from: piece(clock(from), clock(from + random.pick([-1, 0.5, 1])), `it begins at ${clock(from)}`),
      until: piece(
        clock(from + hours),
        clock(from + hours + random.pick([-0.5, 0.5, 1])),
        `it ends at ${clock(from + hours)}`,
      ),
      length: piece(
        `${spell(hours)} hours`,
        `${spell(hours + random.pick([1, 2]))} hours`,
        `${clock(from)} to ${clock(from + hours)} are ${spell(hours)} hours`,
      ),
      price: piece(`$${price}`, `$${price + random.pick([-4, 5, 10])}`, `the price is $${price}`),
      pair: piece(
        `$${price * 2}`,
        `$${price * 2 + random.pick([-6, 4, 10])}`,
        `two times $${price} are $${price * 2}`,
      ),
      places: piece(String(places), String(places + random.pick([-2, 2, 10])), `there are ${places} places`),
      phone: piece(phone, otherPhone, `the number is ${phone}`),
      street: piece(street, otherStreet, `it is on ${street}`),
      bring: piece(offer.bring[0], offer.bring[1], `guests bring ${offer.bring[0]}`),
      age: piece(String(age), String(age + random.pick([-2, 2, 4])), `the brief says from ${age} on`),
    },
  };
}

/** Draws a phone number, and the same one with two digits exchanged. */
function drawPhones(random: Random): [string, string] {
  const [tens, ones] = [random.integer(1, 4), random.integer(5, 9)];
  return [`555-01${tens}${ones}`, `555-01${ones}${tens}`];
}

/** A sentence with the pieces of the brief in it, as `{name}`. */
type Sentence = { readonly text: string; readonly uses: readonly PieceName[] };

const sentence = (text: string): Sentence => ({
  text,
  uses: [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name as PieceName),
});

/** Writes the sentences of a post; each piece of the brief is in it once at most. */
function drawSentences({ title, does, includes }: Offer, number: string, random: Random): Sentence[] {
  const when = random.pick([
    `{weekday}, {date}, {from}: ${title}.`,
    `On {weekday}, {date}, we ${does}. At {from} it begins, at ${number} {street}.`,
    `${title} is on {weekday}, {date}, from {from} to {until}.`,
    `We ${does}: {weekday}, {date}, {from} to {until}.`,
    `Save {weekday}, {date}: ${title} begins at {from}.`,
    `${title}, {weekday}, {date}. From {from} on we ${does} at ${number} {street}.`,
  ]);
  const [first = '', second = ''] = random.shuffle([
    ...(when.includes('{until}') ? [] : ['plan {length} for it', 'it takes {length}']),
    'please bring {bring}',
    'do not forget {bring}',
    'everyone from {age} on can come',
    'you have to be {age} or older',
  ]);
  const where = random.pick([
    `You find us at ${number} {street}; ${first}.`,
    `The place is ${number} {street}, and ${first}.`,
    `Come to ${number} {street}; ${first}.`,
  ]);
  const cost = random.pick([
    `It costs {price}, ${includes} included`,
    `For {price} you get it all, with ${includes}`,
    `{price} a person, with ${includes}`,
    `The price is {price}, with ${includes}`,
    `Two of you pay {pair}, with ${includes} for each`,
  ]);
  const isRelated = slotOf(first) === slotOf(second);
  const price = isRelated || random.chance(0.5) ? `${cost}.` : `${cost}; ${second}.`;
  const places = random.pick([
    'There are {places} places, so call {phone}.',
    'Call {phone} for one of {places} places.',
    '{places} people can come and sign up at {phone}.',
    'No more than {places} of you can come: {phone}.',
    'The number for one of the {places} places is {phone}.',
  ]);
  const middle = when.includes('{street}') ? [price] : random.shuffle([where, price]);
  return [when, ...middle, places].map(sentence);
}

/** Finds the piece of the brief in a half sentence. */
function slotOf(text: string): string {
  return /\{([a-z]+)\}/.exec(text)?.[1] ?? '';
}

function makeItem(offer: Offer, faults: number, random: Random): ItemText {
  const { rows, pieces, banned } = drawBrief(offer, random);
  const [number = ''] = (rows.find(([name]) => name === 'Where')?.[1] ?? '').split(' ');
  const sentences = drawSentences(offer, number, random);
  const kinds = random.shuffle(['changed', 'changed', 'added', 'banned']).slice(0, faults);
  const used = random.shuffle(sentences.flatMap(({ uses }) => uses));
  const wrong = used.slice(0, kinds.filter((kind) => kind === 'changed').length);
  const texts = sentences.map(({ text }) => fillIn(text, pieces, wrong));
  const reasons = wrong.map((name) => `"${pieces[name].wrong}": ${pieces[name].slip}`);
  if (kinds.includes('added')) reasons.push(addPiece(texts, offer, random));
  if (kinds.includes('banned')) reasons.push(addLine(texts, markWord(random.pick(banned)), random));
  else if (random.chance(0.6)) addLine(texts, random.pick(offer.moods), random);
  return {
    material: [
      { [`Brief of the client: ${offer.client.toLowerCase()}`]: { columns: ['Point', 'What holds'], rows } },
    ],
    text: tidy(texts.join(' ')),
    explain: tidy(
      reasons.length === 0
        ? 'Everything is in the brief, or follows from it by counting. A line of mood states nothing.'
        : `${reasons.join('. ')}.`,
    ),
  };
}

/** Begins or ends the post with a line of mood. Returns why a word in it is marked. */
function addLine(texts: string[], line: string, random: Random): string {
  if (random.chance(0.7)) texts.unshift(line);
  else texts.push(line);
  const [, word = ''] = /\[\[banned:([^\]]+)\]\]/.exec(line) ?? [];
  return `"${word}": the client does not want it`;
}

function fillIn(text: string, pieces: Pieces, wrong: readonly PieceName[]): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (_whole, name: PieceName) =>
    wrong.includes(name) ? `[[changed:${pieces[name].wrong}]]` : pieces[name].right,
  );
}

/** Marks the word that the client does not want, with the letters that it has in its line. */
function markWord([word, line]: readonly [string, string]): string {
  return line.replace(new RegExp(`\\b${word}\\b`, 'i'), (found) => `[[banned:${found}]]`);
}

/** Puts in something that the brief does not give: a sentence, or a phrase behind the price. */
function addPiece(texts: string[], offer: Offer, random: Random): string {
  const added = random.pick(random.chance(0.5) ? offer.addedSentences : offer.addedPhrases);
  const isSentence = /^[A-Z]/.test(added);
  if (isSentence) {
    texts.splice(random.integer(1, texts.length), 0, `[[added:${added}]]`);
  } else {
    const at = random.integer(0, texts.length - 2);
    texts[at] = (texts[at] ?? '').replace(/\.$/, `, [[added:${added}]].`);
  }
  return `"${added.replace(/\.$/, '')}": the brief does not say so`;
}
