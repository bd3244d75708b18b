/*
 * A mail of a shop, as somebody wants to paste it. It has data of private people and secrets, which are marked, and data
 * that looks like it and is public.
 */
import type { Random } from '../../src/random.ts';
import { defineTemplate } from '../../src/template.ts';
import { dayOf } from '../../src/wording.ts';

const SHOPS = [
  ['a bicycle shop', 'bicycle', 'Three Wheels'],
  ['a furniture shop', 'table', 'Oak and Ash'],
  ['an optician', 'pair of glasses', 'Clear View'],
  ['a tailor', 'coat', 'Needle and Thread'],
  ['a garden center', 'apple tree', 'Green Corner'],
  ['a shop for cameras', 'camera', 'Bright Box'],
  ['a maker of kitchens', 'kitchen door', 'Warm Stove'],
  ['a piano dealer', 'piano', 'White Keys'],
] as const;
const FIRST_NAMES = [
  'Ada',
  'Boris',
  'Carmen',
  'David',
  'Elena',
  'Felix',
  'Hana',
  'Ivan',
  'Julia',
  'Marco',
  'Nina',
];
const LAST_NAMES = [
  'Berg',
  'Costa',
  'Dale',
  'Fischer',
  'Novak',
  'Moreau',
  'Okoro',
  'Quinn',
  'Romano',
  'Young',
];
const HOMES = ['Orchard Lane', 'Birch Court', 'Meadow Street', 'Chapel Road', 'Larch Lane', 'Canal Street'];
const SHOP_STREETS = ['Market Square', 'Station Street', 'Bridge Street', 'Harbor Road'];
const WORDS = ['maple', 'falcon', 'pepper', 'violin', 'meteor', 'walnut'];
const PRIVATE_COUNTS = [2, 3, 3, 4];
const PUBLIC_COUNT = 2;

type Mail = { readonly privates: number };

/** Asks to mark what has to come out of a mail before an assistant gets it. */
export const template = defineTemplate<Mail>({
  read: () => ({ privates: 2 }),
  draw: (random) => ({ privates: random.pick(PRIVATE_COUNTS) }),
  make: ({ privates }, { random }) => {
    const [shop, thing, name] = random.pick(SHOPS);
    const marked = random.shuffle(writePrivate(thing, random)).slice(0, privates);
    const plain = random.shuffle(writePublic(thing, name, random)).slice(0, PUBLIC_COUNT);
    return {
      question: {
        kind: 'spans',
        ask: `This is a mail of ${shop}. ${RULES}`,
        labels: {
          private: { label: 'Not to be pasted', hint: 'It points to a private person or opens something' },
        },
        text: random.shuffle([...marked, ...plain].map(({ text }) => text)).join(' '),
      },
      explain: `To be marked: ${marked.map(({ what }) => what).join(', ')}. The rest belongs to shops, or to no one.`,
    };
  },
});

const RULES =
  'Mark what has to come out before it goes to a public assistant: the name of a customer or colleague, a private phone ' +
  'number, mail or home address, the number of an account, a code or a password. Mark only the value itself: names ' +
  'without "Mr.", addresses as number and street. Data of shops stays.';

type Sentence = { readonly text: string; readonly what: string };

function writePrivate(thing: string, random: Random): Sentence[] {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const full = `${first} ${last}`;
  const account = `${random.integer(1_000, 9_999)} ${random.integer(1_000, 9_999)} ${random.integer(10, 99)}`;
  const code = random.integer(1_001, 9_998);
  return [
    {
      text: random.pick([
        `The ${thing} of [[private:${full}]] is still with us.`,
        `We promised [[private:${full}]] an answer by noon.`,
        `Yesterday [[private:${full}]] asked for a discount.`,
      ]),
      what: 'the name of a customer',
    },
    {
      text: random.pick([
        `The private number of the customer is [[private:555-01${random.integer(50, 99)}]].`,
        `You reach the customer at home, at [[private:555-01${random.integer(50, 99)}]].`,
      ]),
      what: 'a private number',
    },
    {
      text: `The customer wants the bill by mail, to [[private:${first.toLowerCase()}.${last.toLowerCase()}@example.com]].`,
      what: 'a private mail address',
    },
    {
      text: random.pick([
        `Please bring the ${thing} to the customer, who lives at [[private:${random.integer(3, 88)} ${random.pick(HOMES)}]].`,
        `The customer has moved to [[private:${random.integer(3, 88)} ${random.pick(HOMES)}]].`,
      ]),
      what: 'the address of a home',
    },
    {
      text: `The money goes back to the customer, to the account [[private:${account}]].`,
      what: 'the number of a bank account',
    },
    {
      text: random.pick([
        `The door to our storeroom opens with [[private:${code}]].`,
        `The alarm is switched off with [[private:${code}]].`,
      ]),
      what: 'a code',
    },
    {
      text: `The password for our orders is [[private:${random.pick(WORDS)}-${random.integer(10, 99)}]].`,
      what: 'a password',
    },
  ];
}

/** Writes sentences with numbers and names that are public. */
function writePublic(thing: string, name: string, random: Random): Sentence[] {
  const { date } = dayOf(random.integer(1, 12), random.integer(1, 28));
  const texts = [
    `${name}, our shop at ${random.integer(2, 40)} ${random.pick(SHOP_STREETS)}, is open until ${random.integer(17, 20)}:00.`,
    `Our desk can be called at 555-01${random.integer(10, 49)} on working days.`,
    `The ${thing} cost $${random.integer(80, 900)} and was ordered on ${date}.`,
    `The page of our shop says that a repair takes ${random.integer(3, 9)} days.`,
    `Of the model K-${random.integer(100, 999)} we have ${random.integer(2, 9)} left.`,
    `For offers, everyone can write to service@shop${random.integer(2, 9)}.example at any time.`,
  ];
  return texts.map((text) => ({ text, what: '' }));
}
