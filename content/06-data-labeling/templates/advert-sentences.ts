import type { Random } from '../../src/random.ts';
import type { AdvertFacts, Place } from './advert-facts.ts';

/** A sentence with its marks, and why something in it is marked or not if that is not plain. */
export type Sentence = { readonly text: string; readonly why?: string };

type Write = (advert: AdvertFacts, random: Random) => string | Sentence;

/** What an advertisement is for. */
export type AdvertKind = 'sale' | 'drop' | 'gift' | 'wanted' | 'swap' | 'two';

const ONE_CONTACT = 'A name and a number with nothing but a comma between them are one contact.';
const TWO_CONTACTS = 'A name and a number with words or parentheses between them are two contacts.';
const PAST = 'When something happened in the past is no time.';
const FINE = 'What is in order is no flaw.';
const SIZE = 'A size or a distance has no label.';

const mark = (label: string, text: string): string => `[[${label}:${text}]]`;
/** Begins a sentence, also inside a mark. */
const upper = (text: string): string =>
  text.replace(
    /^(\[\[[a-z]+:)?([a-z])/,
    (_, start: string | undefined, letter: string) => `${start ?? ''}${letter.toUpperCase()}`,
  );
const withArticle = (word: string): string => `${/^(a|e|i|o)/.test(word) ? 'an' : 'a'} ${mark('item', word)}`;
const the = ({ article, name }: Place): string => article + mark('place', name);
const at = (place: Place): string => `${place.before} ${the(place)}`;
const item = ({ thing }: AdvertFacts): string => mark('item', thing.name);
const anItem = ({ thing }: AdvertFacts): string => withArticle(thing.name);
const price = (advert: AdvertFacts): string => mark('price', advert.price);
const bid = (advert: AdvertFacts): string => mark('price', advert.bid);
const time = (advert: AdvertFacts): string => mark('time', advert.time);
const deadline = (advert: AdvertFacts): string => mark('time', advert.deadline);
const contact = (text: string): string => mark('contact', text);

/** How an advertisement of each kind begins. */
export const OPENINGS: Readonly<Record<AdvertKind, readonly Write[]>> = {
  sale: [
    (advert) => `Selling my ${item(advert)}, ${price(advert)}.`,
    (advert) => `${upper(item(advert))} for sale, ${price(advert)}.`,
    (advert) => `For sale: ${item(advert)}, ${price(advert)}.`,
    (advert) => `${upper(item(advert))}, hardly used. ${upper(price(advert))}.`,
    (advert) => `We are moving and the ${item(advert)} is not. ${upper(price(advert))}.`,
    (advert) => `Who needs ${anItem(advert)}? Ours can be yours for ${price(advert)}.`,
    (advert) => `My sister gave me ${anItem(advert)} and I have no room for it. ${upper(price(advert))}.`,
    (advert) => `One ${item(advert)}, one owner, ${price(advert)}.`,
    (advert) =>
      `This ${item(advert)} has followed us through three apartments and does not fit into the fourth. ${upper(price(advert))}.`,
    (advert) => `I am told that it is called ${anItem(advert)}. I would let it go for ${price(advert)}.`,
    (advert) => `Up for grabs, but not for free: ${item(advert)}, ${price(advert)}.`,
    (advert) => `The garage is full, so the ${item(advert)} goes. I ask ${price(advert)}.`,
    (advert) => `${upper(anItem(advert))}, ${price(advert)}, and that is all there is to say.`,
  ],
  drop: [
    (advert) =>
      dropped(advert, (now, old) => `Price drop: ${item(advert)} now ${now}, was ${old} last week.`),
    (advert) => dropped(advert, (now, old) => `${upper(item(advert))}, down from ${old} to ${now}.`),
    (advert) =>
      dropped(advert, (now, old) => `Nobody wanted the ${item(advert)} at ${old}. At ${now}, perhaps?`),
    (advert) => dropped(advert, (now, old) => `Paid ${old} for this ${item(advert)}, take it for ${now}.`),
  ],
  gift: [
    (advert) => `Free to a good home: ${item(advert)}.`,
    (advert) => `Free: one ${item(advert)}.`,
    (advert) => `I give away ${anItem(advert)}, no money, no cake.`,
    (advert) => `Take it, please: the ${item(advert)} costs nothing.`,
    (advert) => `${upper(anItem(advert))} for whoever comes first. Free.`,
  ],
  wanted: [
    (advert) => `Wanted: ${item(advert)} for my daughter’s first apartment. I can pay ${bid(advert)}.`,
    (advert) => `Looking for ${anItem(advert)} for a school play, would pay ${bid(advert)}.`,
    (advert) => `Does anyone have ${anItem(advert)} that stands around unused? I offer ${bid(advert)}.`,
    (advert) => `In search of ${anItem(advert)}, any color. Name your price; I thought of ${bid(advert)}.`,
    (advert) =>
      `My son wants ${anItem(advert)} and nothing else. ${upper(bid(advert))} is what he has saved.`,
  ],
  swap: [
    (advert) => swapped(`Swap: our ${item(advert)} for ${withArticle(advert.other.name)}.`),
    (advert) =>
      swapped(`I have ${anItem(advert)} and need ${withArticle(advert.other.name)}. Shall we trade?`),
    (advert) => `We swap our ${item(advert)} for something useful, or ${price(advert)}.`,
  ],
  two: [
    (advert, random) =>
      `Two things from my aunt’s house: ${anItem(advert)} for ${price(advert)} (${flawPart(advert, random)}) and ${withArticle(advert.other.name)}, price to be agreed.`,
    (advert, random) =>
      `${upper(item(advert))} with ${flawPart(advert, random)}, ${price(advert)}, and ${withArticle(advert.other.name)} in good order, ${mark('price', `$${advert.lowerDollars}`)}.`,
  ],
};

function dropped(
  { dollars, lowerDollars }: AdvertFacts,
  write: (now: string, old: string) => string,
): Sentence {
  return {
    text: write(mark('price', `$${lowerDollars}`), mark('price', `$${dollars}`)),
    why: 'The old price is marked like the new one.',
  };
}

function swapped(text: string): Sentence {
  return { text, why: 'Both things of a swap are items: one is offered, one is wanted.' };
}

function flawPart({ thing }: AdvertFacts, random: Random): string {
  return mark('flaw', random.pick(thing.parts));
}

function flawState({ thing }: AdvertFacts, random: Random): string {
  return mark('flaw', random.pick(thing.states));
}

/** What is wrong with the thing. */
export const FLAWS: readonly Write[] = [
  (advert, random) => `It has ${flawPart(advert, random)}.`,
  (advert, random) => `Apart from ${flawPart(advert, random)}, it is like new.`,
  (advert, random) => `Look at the second photo: ${flawPart(advert, random)}.`,
  (advert, random) => `There is ${flawPart(advert, random)}, which never bothered us.`,
  (advert, random) => `It comes with ${flawPart(advert, random)}, as the photo shows.`,
  (advert, random) => `Honest word: ${flawState(advert, random)}.`,
  (advert, random) => `To be fair, ${flawState(advert, random)}.`,
  (advert, random) => `I should say that ${flawState(advert, random)}.`,
  (advert, random) => `It does its work, though ${flawState(advert, random)}.`,
  (advert, random) => `${upper(flawState(advert, random))}, but one gets used to it.`,
  (advert, random) => `The only catch: ${flawState(advert, random)}.`,
];

/** What has no mark. */
export const ASIDES: readonly Write[] = [
  (_advert, random) => ({ text: `Bought in ${random.integer(2012, 2023)}.`, why: PAST }),
  (_advert, random) => ({
    text: `We used it ${random.pick(['last summer', 'last winter', 'in March', 'on one weekend in June'])} and not since.`,
    why: PAST,
  }),
  (_advert, random) => ({ text: `It was a wedding gift in ${random.integer(1998, 2019)}.`, why: PAST }),
  (_advert, random) => ({
    text: `It came from my ${random.pick(['uncle', 'old boss', 'neighbor', 'grandmother'])} ${random.pick(['last fall', 'in spring', 'two years ago'])}.`,
    why: PAST,
  }),
  (_advert, random) => ({
    text: `It has never been ${random.pick(['lent to anyone', 'in a cellar', 'through a flood', 'near a smoker'])}.`,
    why: FINE,
  }),
  (_advert, random) => ({ text: `It fits through a door of ${random.integer(26, 36)} inches.`, why: SIZE }),
  (_advert, random) => ({ text: `It has traveled ${random.integer(40, 990)} miles with us.`, why: SIZE }),
  ({ background }) => ({
    text: `The ${background.name} beside it in the photo stays here.`,
    why: `The ${background.name} is not offered.`,
  }),
  ({ background }) => ({
    text: `No, not the ${background.name} behind it, that is my neighbor’s.`,
    why: `The ${background.name} is not offered.`,
  }),
  (_advert, random) =>
    `My ${random.pick(['daughter', 'husband', 'father', 'roommate'])} learned ${random.pick(['patience', 'to swear', 'to whistle'])} with it.`,
  (_advert, random) =>
    `It has survived ${random.pick(['two children', 'a puppy', 'three landlords', 'a move by bicycle'])}.`,
];

/** Where and when one comes, without a word for the thing. */
export const VISITS: readonly Write[] = [
  (advert) => `Pickup ${at(advert.place)}, ${time(advert)}.`,
  (advert) => `Not far from ${the(advert.place)}. Come ${time(advert)}.`,
  (advert) => `Address and hours: ${at(advert.place)}, ${time(advert)}.`,
  (advert) => `Come by ${time(advert)}; the house is ${at(advert.place)}.`,
  (advert) => `Must be gone ${deadline(advert)}.`,
  (advert) => `Best time: ${time(advert)}.`,
  (advert) => `We live near ${the(advert.place)}; the house number when you ask.`,
];

/** The same, for one thing. */
export const VISITS_OF_ONE: readonly Write[] = [
  ...VISITS,
  (advert) => `You can see it ${at(advert.place)}, ${time(advert)}.`,
  (advert) => `You carry it. We are on the third floor ${at(advert.place)}.`,
  (advert) => `It stands ${at(advert.place)} and must be gone ${deadline(advert)}.`,
  (advert) => `Pick it up ${time(advert)}.`,
  (advert) => `If nobody takes it ${deadline(advert)}, it goes to the dump.`,
];

/** The same, for people who look for something. */
export const VISITS_OF_BUYERS: readonly Write[] = [
  (advert) => `We live ${at(advert.place)} and have a van.`,
  (advert) => `I can come ${time(advert)}.`,
  (advert) => `I live near ${the(advert.place)} and can come ${time(advert)}.`,
  (advert) => `I need it ${deadline(advert)}.`,
  (advert) => `I am ${at(advert.place)} ${time(advert)}, if you would rather bring it.`,
];

/** Whom to ask. */
export const CONTACTS: readonly Write[] = [
  ({ phone }) => `Call ${contact(phone)}.`,
  ({ phone }) => `Text ${contact(phone)}, please do not call.`,
  ({ mail }) => `Write to ${contact(mail)}.`,
  ({ mail }) => `Questions: ${contact(mail)}.`,
  ({ name }) => `Ask for ${contact(name)}.`,
  ({ name, phone }) => ({ text: `Ask for ${contact(`${name}, ${phone}`)}.`, why: ONE_CONTACT }),
  ({ name, phone }) => ({ text: `${contact(`${name}, ${phone}`)}.`, why: ONE_CONTACT }),
  ({ name, phone }) => ({ text: `${contact(phone)}, ask for ${contact(name)}.`, why: TWO_CONTACTS }),
  ({ name, phone }) => ({ text: `${contact(phone)} (${contact(name)}).`, why: TWO_CONTACTS }),
  ({ name, phone }) => ({ text: `Ring ${contact(name)} at ${contact(phone)}.`, why: TWO_CONTACTS }),
  ({ mail, phone }) => `Reach me at ${contact(mail)} or ${contact(phone)}.`,
  ({ phone, callTime }) => `Call ${contact(phone)} ${mark('time', callTime)}.`,
];
