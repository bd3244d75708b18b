import type { Random } from '../../src/random.ts';
import type { AdvertFacts, Place } from './advert-facts.ts';

/** A sentence with its marks, and why something in it is marked or not if that is not plain. */
export type Sentence = { readonly text: string; readonly why?: string };

type Write = (facts: AdvertFacts, random: Random) => string | Sentence;

/** What an advertisement is for. */
export const ADVERT_KINDS = ['sale', 'drop', 'gift', 'wanted', 'swap', 'two'] as const;
export type AdvertKind = (typeof ADVERT_KINDS)[number];

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
const price = (facts: AdvertFacts): string => mark('price', facts.price);
const bid = (facts: AdvertFacts): string => mark('price', facts.bid);
const time = (facts: AdvertFacts): string => mark('time', facts.time);
const deadline = (facts: AdvertFacts): string => mark('time', facts.deadline);
const contact = (text: string): string => mark('contact', text);

/** How an advertisement of each kind begins. */
export const OPENINGS: Readonly<Record<AdvertKind, readonly Write[]>> = {
  sale: [
    (facts) => `Selling my ${item(facts)}, ${price(facts)}.`,
    (facts) => `${upper(item(facts))} for sale, ${price(facts)}.`,
    (facts) => `For sale: ${item(facts)}, ${price(facts)}.`,
    (facts) => `${upper(item(facts))}, hardly used. ${upper(price(facts))}.`,
    (facts) => `We are moving and the ${item(facts)} is not. ${upper(price(facts))}.`,
    (facts) => `Who needs ${anItem(facts)}? Ours can be yours for ${price(facts)}.`,
    (facts) => `My sister gave me ${anItem(facts)} and I have no room for it. ${upper(price(facts))}.`,
    (facts) => `One ${item(facts)}, one owner, ${price(facts)}.`,
    (facts) =>
      `This ${item(facts)} has followed us through three apartments and does not fit into the fourth. ${upper(price(facts))}.`,
    (facts) => `I am told that it is called ${anItem(facts)}. I would let it go for ${price(facts)}.`,
    (facts) => `Up for grabs, but not for free: ${item(facts)}, ${price(facts)}.`,
    (facts) => `The garage is full, so the ${item(facts)} goes. I ask ${price(facts)}.`,
    (facts) => `${upper(anItem(facts))}, ${price(facts)}, and that is all there is to say.`,
  ],
  drop: [
    (facts) => dropped(facts, (now, old) => `Price drop: ${item(facts)} now ${now}, was ${old} last week.`),
    (facts) => dropped(facts, (now, old) => `${upper(item(facts))}, down from ${old} to ${now}.`),
    (facts) =>
      dropped(facts, (now, old) => `Nobody wanted the ${item(facts)} at ${old}. At ${now}, perhaps?`),
    (facts) => dropped(facts, (now, old) => `Paid ${old} for this ${item(facts)}, take it for ${now}.`),
  ],
  gift: [
    (facts) => `Free to a good home: ${item(facts)}.`,
    (facts) => `Free: one ${item(facts)}.`,
    (facts) => `I give away ${anItem(facts)}, no money, no cake.`,
    (facts) => `Take it, please: the ${item(facts)} costs nothing.`,
    (facts) => `${upper(anItem(facts))} for whoever comes first. Free.`,
  ],
  wanted: [
    (facts) => `Wanted: ${item(facts)} for my daughter’s first apartment. I can pay ${bid(facts)}.`,
    (facts) => `Looking for ${anItem(facts)} for a school play, would pay ${bid(facts)}.`,
    (facts) => `Does anyone have ${anItem(facts)} that stands around unused? I offer ${bid(facts)}.`,
    (facts) => `In search of ${anItem(facts)}, any color. Name your price; I thought of ${bid(facts)}.`,
    (facts) => `My son wants ${anItem(facts)} and nothing else. ${upper(bid(facts))} is what he has saved.`,
  ],
  swap: [
    (facts) => swapped(`Swap: our ${item(facts)} for ${withArticle(facts.other.name)}.`),
    (facts) => swapped(`I have ${anItem(facts)} and need ${withArticle(facts.other.name)}. Shall we trade?`),
    (facts) => `We swap our ${item(facts)} for something useful, or ${price(facts)}.`,
  ],
  two: [
    (facts, random) =>
      `Two things from my aunt’s house: ${anItem(facts)} for ${price(facts)} (${flawPart(facts, random)}) and ${withArticle(facts.other.name)}, price to be agreed.`,
    (facts, random) =>
      `${upper(item(facts))} with ${flawPart(facts, random)}, ${price(facts)}, and ${withArticle(facts.other.name)} in good order, ${mark('price', `$${facts.lowerDollars}`)}.`,
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
  (facts, random) => `It has ${flawPart(facts, random)}.`,
  (facts, random) => `Apart from ${flawPart(facts, random)}, it is like new.`,
  (facts, random) => `Look at the second photo: ${flawPart(facts, random)}.`,
  (facts, random) => `There is ${flawPart(facts, random)}, which never bothered us.`,
  (facts, random) => `It comes with ${flawPart(facts, random)}, as the photo shows.`,
  (facts, random) => `Honest word: ${flawState(facts, random)}.`,
  (facts, random) => `To be fair, ${flawState(facts, random)}.`,
  (facts, random) => `I should say that ${flawState(facts, random)}.`,
  (facts, random) => `It does its work, though ${flawState(facts, random)}.`,
  (facts, random) => `${upper(flawState(facts, random))}, but one gets used to it.`,
  (facts, random) => `The only catch: ${flawState(facts, random)}.`,
];

/** What has no mark. */
export const ASIDES: readonly Write[] = [
  (_facts, random) => ({ text: `Bought in ${random.integer(2012, 2023)}.`, why: PAST }),
  (_facts, random) => ({
    text: `We used it ${random.pick(['last summer', 'last winter', 'in March', 'on one weekend in June'])} and not since.`,
    why: PAST,
  }),
  (_facts, random) => ({ text: `It was a wedding gift in ${random.integer(1998, 2019)}.`, why: PAST }),
  (_facts, random) => ({
    text: `It came from my ${random.pick(['uncle', 'old boss', 'neighbor', 'grandmother'])} ${random.pick(['last fall', 'in spring', 'two years ago'])}.`,
    why: PAST,
  }),
  (_facts, random) => ({
    text: `It has never been ${random.pick(['lent to anyone', 'in a cellar', 'through a flood', 'near a smoker'])}.`,
    why: FINE,
  }),
  (_facts, random) => ({ text: `It fits through a door of ${random.integer(26, 36)} inches.`, why: SIZE }),
  (_facts, random) => ({ text: `It has traveled ${random.integer(40, 990)} miles with us.`, why: SIZE }),
  ({ background }) => ({
    text: `The ${background.name} beside it in the photo stays here.`,
    why: `The ${background.name} is not offered.`,
  }),
  ({ background }) => ({
    text: `No, not the ${background.name} behind it, that is my neighbor’s.`,
    why: `The ${background.name} is not offered.`,
  }),
  (_facts, random) =>
    `My ${random.pick(['daughter', 'husband', 'father', 'roommate'])} learned ${random.pick(['patience', 'to swear', 'to whistle'])} with it.`,
  (_facts, random) =>
    `It has survived ${random.pick(['two children', 'a puppy', 'three landlords', 'a move by bicycle'])}.`,
];

/** Where and when one comes, without a word for the thing. */
export const VISITS: readonly Write[] = [
  (facts) => `Pickup ${at(facts.place)}, ${time(facts)}.`,
  (facts) => `Not far from ${the(facts.place)}. Come ${time(facts)}.`,
  (facts) => `Address and hours: ${at(facts.place)}, ${time(facts)}.`,
  (facts) => `Come by ${time(facts)}; the house is ${at(facts.place)}.`,
  (facts) => `Must be gone ${deadline(facts)}.`,
  (facts) => `Best time: ${time(facts)}.`,
  (facts) => `We live near ${the(facts.place)}; the house number when you ask.`,
];

/** The same, for one thing. */
export const VISITS_OF_ONE: readonly Write[] = [
  ...VISITS,
  (facts) => `You can see it ${at(facts.place)}, ${time(facts)}.`,
  (facts) => `You carry it. We are on the third floor ${at(facts.place)}.`,
  (facts) => `It stands ${at(facts.place)} and must be gone ${deadline(facts)}.`,
  (facts) => `Pick it up ${time(facts)}.`,
  (facts) => `If nobody takes it ${deadline(facts)}, it goes to the dump.`,
];

/** The same, for people who look for something. */
export const VISITS_OF_BUYERS: readonly Write[] = [
  (facts) => `We live ${at(facts.place)} and have a van.`,
  (facts) => `I can come ${time(facts)}.`,
  (facts) => `I live near ${the(facts.place)} and can come ${time(facts)}.`,
  (facts) => `I need it ${deadline(facts)}.`,
  (facts) => `I am ${at(facts.place)} ${time(facts)}, if you would rather bring it.`,
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
