import type { FormAnswer } from '@platform/contracts';
import { formField, tableBlock, textBlock, toBatches } from '../make-items.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

/** The terms of a marketplace. Amounts are in cents, rates in hundredths of a percent. */
type Terms = {
  readonly name: string;
  readonly listingCents: number;
  readonly saleRate: number;
  readonly saleMinCents: number;
  readonly countsShipping: boolean;
  readonly paymentRate: number;
  readonly paymentCents: number;
};

/** What is special about an order; it is told in the note of the seller. */
type Event = 'canceled' | 'refunded' | 'partial';

type Order = {
  readonly id: number;
  readonly product: string;
  readonly priceCents: number;
  readonly couponCents: number;
  readonly shippingCents: number;
  readonly event: Event | null;
  /** Paid back to the buyer. */
  readonly refundCents: number;
};

const TERMS: readonly Terms[] = [
  {
    name: 'Kiosk',
    listingCents: 20,
    saleRate: 650,
    saleMinCents: 0,
    countsShipping: true,
    paymentRate: 300,
    paymentCents: 25,
  },
  {
    name: 'Bazaar Lane',
    listingCents: 0,
    saleRate: 900,
    saleMinCents: 40,
    countsShipping: false,
    paymentRate: 290,
    paymentCents: 30,
  },
  {
    name: 'Paper & File',
    listingCents: 15,
    saleRate: 500,
    saleMinCents: 50,
    countsShipping: true,
    paymentRate: 250,
    paymentCents: 20,
  },
];

const SHOPS: readonly (readonly [
  shop: string,
  products: readonly (readonly [name: string, cents: number, isShipped: boolean])[],
])[] = [
  [
    'Fern and Ink',
    [
      ['Fern print, unframed', 18_50, true],
      ['Fern print, file', 6_00, false],
      ['Set of four cards', 9_80, true],
      ['Bookmark file', 2_20, false],
    ],
  ],
  [
    'Quiet Planner',
    [
      ['Weekly planner, PDF', 4_90, false],
      ['Shift planner, PDF', 7_50, false],
      ['Planner bundle', 11_40, false],
      ['Printed planner', 22_00, true],
    ],
  ],
  [
    'Owlbox Games',
    [
      ['Treasure hunt kit, PDF', 8_25, false],
      ['Card game, printed', 24_90, true],
      ['Rule book, file', 3_10, false],
      ['Dice tower pattern', 5_60, false],
    ],
  ],
  [
    'North Field Patterns',
    [
      ['Tote bag pattern', 6_75, false],
      ['Apron pattern', 5_25, false],
      ['Pattern on paper', 13_90, true],
      ['Zipper guide', 2_95, false],
    ],
  ],
  [
    'Small Sounds',
    [
      ['Rain pack, 20 files', 12_00, false],
      ['Kitchen pack', 9_50, false],
      ['Single sound', 1_90, false],
      ['USB stick with all', 34_00, true],
    ],
  ],
  [
    'Chalk and Count',
    [
      ['Fractions, 20 pages', 5_00, false],
      ['Clock cards, printed', 16_40, true],
      ['Whole year bundle', 28_80, false],
      ['Wall chart, file', 3_60, false],
    ],
  ],
];

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'] as const;
const ITEMS = 24;
const BATCHES = 3;

const random = createSeededRandom('payout statements');

/** Rounds half a cent up. */
function percentOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 5_000) / 10_000);
}

function makeOrders(products: (typeof SHOPS)[number][1], special: readonly Event[]): Order[] {
  const count = random.integer(5, 7);
  const positions = random.shuffle([...Array(count).keys()]);
  return Array.from({ length: count }, (_, index) => {
    const [product, priceCents, isShipped] = random.pick(products);
    const event = special[positions.indexOf(index)] ?? null;
    const couponCents = random.next() < 0.2 ? percentOf(priceCents, 1_000) : 0;
    const shippingCents = isShipped ? random.pick([3_90, 4_50, 5_20]) : 0;
    const paidCents = priceCents - couponCents + shippingCents;
    const refundCents =
      event === 'refunded' ? paidCents : event === 'partial' ? Math.min(1_50, paidCents) : 0;
    return { id: index + 1, product, priceCents, couponCents, shippingCents, event, refundCents };
  });
}

function computeStatement(terms: Terms, orders: readonly Order[], listings: number) {
  const charged = orders.filter(({ event }) => event !== 'canceled');
  const paid = ({ priceCents, couponCents, shippingCents }: Order) =>
    priceCents - couponCents + shippingCents;
  const saleFee = (order: Order) => {
    if (order.event === 'refunded') return 0;
    const base = terms.countsShipping ? paid(order) : paid(order) - order.shippingCents;
    return Math.max(terms.saleMinCents, percentOf(base, terms.saleRate));
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const received = sum(charged.map(paid));
  const refunds = sum(charged.map(({ refundCents }) => refundCents));
  const saleFees = sum(charged.map(saleFee));
  const paymentFees = sum(
    charged.map((order) => percentOf(paid(order), terms.paymentRate) + terms.paymentCents),
  );
  const payout = received - refunds - saleFees - paymentFees - listings * terms.listingCents;
  return { received, refunds, saleFees, paymentFees, payout };
}

function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

function percent(rate: number): string {
  return `${rate / 100} %`;
}

function describeTerms(terms: Terms): string {
  const minimum = terms.saleMinCents > 0 ? `, at least ${dollars(terms.saleMinCents)}` : '';
  const listing =
    terms.listingCents > 0 ? `${dollars(terms.listingCents)} per active listing and month.` : 'free.';
  return [
    `Listings: ${listing}`,
    `Sale fee: ${percent(terms.saleRate)} of what the buyer paid for an order, ${terms.countsShipping ? 'shipping included' : 'shipping not included'}${minimum}. It is calculated per order and rounded to the cent (half a cent up).`,
    `Payment fee: ${percent(terms.paymentRate)} of what the buyer paid, shipping included, plus ${dollars(terms.paymentCents)}. Per order, rounded in the same way.`,
    'Refunds: if an order is refunded in full, its sale fee is returned and its payment fee is not. With a refund in part, both fees stay as they were.',
    'Orders that are canceled before payment count nowhere.',
  ].join('\n');
}

function describeEvents(orders: readonly Order[], listings: number, source: SeededRandom): string {
  const lines = orders.flatMap(({ id, event, couponCents, refundCents }) => {
    const coupon =
      couponCents > 0 && event !== 'canceled'
        ? [`Order ${id} was paid with my coupon of 10 %, see the table.`]
        : [];
    if (event === null) return coupon;
    const told: Record<Event, readonly string[]> = {
      canceled: [
        `Order ${id} was canceled by the buyer before it was paid.`,
        `The buyer of order ${id} changed their mind before paying.`,
      ],
      refunded: [
        `I paid order ${id} back in full, with everything the buyer had paid.`,
        `Order ${id} never reached the buyer, who has everything back.`,
      ],
      partial: [
        `The buyer of order ${id} got ${dollars(refundCents)} back because something was missing.`,
        `For order ${id} I gave ${dollars(refundCents)} back, they keep it.`,
      ],
    };
    return [...coupon, source.pick(told[event])];
  });
  const opening = source.pick([
    `There were ${listings} active listings this month.`,
    `${listings} listings were active the whole month.`,
    `I had ${listings} listings in the shop.`,
  ]);
  return [opening, ...lines].join(' ');
}

const SPECIALS: readonly (readonly Event[])[] = [
  [],
  ['refunded'],
  ['canceled'],
  ['partial'],
  ['refunded', 'canceled'],
  ['partial', 'refunded'],
];

function makeItem(index: number): WorkItemSeed {
  const [shop, products] = SHOPS[index % SHOPS.length] ?? ['', []];
  const terms = TERMS[index % TERMS.length] ?? random.pick(TERMS);
  const month = MONTHS[Math.floor(index / TERMS.length)] ?? 'January';
  const orders = makeOrders(products, SPECIALS[(index * 5 + Math.floor(index / 6)) % SPECIALS.length] ?? []);
  const listings = random.integer(4, 18);
  const statement = computeStatement(terms, orders, listings);
  const answer: FormAnswer = { rows: [statement] };
  const cents = (id: string, label: string, hint: string) =>
    formField(id, label, 'money', [-1_000_00, 5_000_00], { hint });
  return {
    material: [
      textBlock(`Terms of ${terms.name}`, describeTerms(terms)),
      tableBlock(
        `${shop}, orders in ${month}`,
        ['Order', 'Product', 'Price', 'Coupon', 'Shipping paid by buyer'],
        orders.map(({ id, product, priceCents, couponCents, shippingCents }) => [
          String(id),
          product,
          dollars(priceCents),
          couponCents > 0 ? dollars(-couponCents) : '',
          shippingCents > 0 ? dollars(shippingCents) : '',
        ]),
      ),
      textBlock('Note of the seller', describeEvents(orders, listings, random)),
    ],
    parts: [
      {
        type: 'form',
        id: 'statement',
        prompt: 'Calculate the statement of this month.',
        fields: [
          cents('received', 'Received from buyers', 'Before refunds; with shipping, after coupons'),
          cents('refunds', 'Refunds', 'In full and in part'),
          cents('saleFees', 'Sale fees', 'After those that are returned'),
          cents('paymentFees', 'Payment fees', 'Of every order that was paid'),
          cents('payout', 'Payout', 'Received less refunds and all fees, listings too'),
        ],
        minRows: 1,
        maxRows: 1,
        sum: null,
      },
    ],
    truth: { statement: { answers: [answer] } },
    explanation: `Received ${dollars(statement.received)}, refunds ${dollars(statement.refunds)}, sale fees ${dollars(statement.saleFees)}, payment fees ${dollars(statement.paymentFees)}, ${listings} listings for ${dollars(listings * terms.listingCents)}: the payout is ${dollars(statement.payout)}.`,
  };
}

export const payoutStatements: WorkTaskSeed = {
  id: 'w10-03',
  blueprintId: 10,
  title: 'Calculate eight payout statements of small shops',
  description:
    'Work out from orders, terms and a note what a marketplace pays out, to the cent, for eight months.',
  instructions: `Three marketplaces, three sets of terms, eight months of small shops. For each you calculate what the marketplace pays out. The results check a calculator that sellers will rely on, so a cent matters. Two others calculate the same months without knowing yours.

1. Read the terms every time. They look alike and differ in small words: shipping included or not, at least, per order.
2. Read the note of the seller. It says how many listings were active and what happened with single orders.
3. Calculate order by order. Round each fee of each order to the cent, half a cent up, and add up the rounded fees.
4. Enter the five amounts. The payout is what was received, less refunds, sale fees, payment fees and listings. The listings have no field of their own.

A spreadsheet of your own is a good idea: with one row per order, eight months take about half an hour. An assistant may help with formulas, but it may not be trusted with sums; check one order of each month by hand.

A place in this task is kept for 24 hours after your last save.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'An example',
      text: 'Price $18.50, shipping $4.50, sale fee 6.5 % with shipping, payment fee 3 % plus $0.25. The buyer paid $23.00. Sale fee: 1.495, rounded $1.50. Payment fee: 0.69 + 0.25 = $0.94. Of this order $20.56 are left.',
    },
    {
      title: 'Refund in full',
      text: 'The buyer gets back what they paid. It counts as received and as a refund. Its sale fee is zero; its payment fee stays, so the order costs the seller money.',
    },
    {
      title: 'Refund in part, cancellation',
      text: 'Refund in part: it counts as a refund, fees stay as if nothing had happened. Canceled before payment: as if the order did not exist, without any fee.',
    },
    {
      title: 'At least',
      text: 'A minimum applies to each order, not to the month. A file for $2.20 with 5 % would cost $0.11; with a minimum of $0.50 it costs $0.50. It applies also if a coupon made the order cheaper.',
    },
    {
      title: 'Coupons',
      text: 'A coupon of the seller lowers what the buyer paid. Fees are taken from what was paid, not from the price in the list.',
    },
  ],
  rubric: suiteRubric('the months with refunds or minimum fees', 'the amounts that lead to the payout'),
  overlap: 3,
  batches: toBatches(
    Array.from({ length: ITEMS }, (_, index) => makeItem(index)),
    BATCHES,
  ),
};
