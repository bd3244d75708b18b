import type { Random } from '../../src/random.ts';
import { listOf, wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { SHOPS, TERMS, type Product, type Terms } from './marketplaces.ts';

/** What is special about an order; it is told in the note of the seller. */
const EVENTS = ['canceled', 'refunded', 'partial'] as const;
type Event = (typeof EVENTS)[number];

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

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'] as const;

/** What happens to single orders of a month. */
const SPECIALS: readonly (readonly Event[])[] = [
  [],
  ['refunded'],
  ['canceled'],
  ['partial'],
  ['refunded', 'canceled'],
  ['partial', 'refunded'],
];

type Statement = {
  readonly shop: string;
  readonly terms: string;
  readonly month: string;
  readonly special: readonly Event[];
};

/** A month of a small shop on a marketplace; what is paid out. */
export const template = defineTemplate<Statement>({
  read(fields) {
    const special = fields.maybe('special');
    return {
      shop: wordOf(fields.get('shop'), [...SHOPS.keys()]),
      terms: wordOf(
        fields.get('terms'),
        TERMS.map(({ name }) => name),
      ),
      month: wordOf(fields.get('month'), MONTHS),
      special: special ? listOf(special).map((field) => wordOf(field, EVENTS)) : [],
    };
  },
  draw: (random) => ({
    shop: random.pick([...SHOPS.keys()]),
    terms: random.pick(TERMS).name,
    month: random.pick(MONTHS),
    special: random.pick(SPECIALS),
  }),
  make({ shop, terms: name, month, special }, { random }) {
    const terms = TERMS.find((candidate) => candidate.name === name);
    if (!terms) throw new Error(`There are no terms ${name}.`);
    const orders = makeOrders(SHOPS.get(shop) ?? [], special, random);
    const listings = random.integer(4, 18);
    const statement = computeStatement(terms, orders, listings);
    return {
      material: [
        { [`Terms of ${terms.name}`]: describeTerms(terms) },
        {
          [`${shop}, orders in ${month}`]: {
            columns: ['Order', 'Product', 'Price', 'Coupon', 'Shipping paid by buyer'],
            rows: orders.map(({ id, product, priceCents, couponCents, shippingCents }) => [
              String(id),
              product,
              dollars(priceCents),
              couponCents > 0 ? dollars(-couponCents) : '',
              shippingCents > 0 ? dollars(shippingCents) : '',
            ]),
          },
        },
        { 'Note of the seller': describeEvents(orders, listings, random) },
      ],
      key: [statement],
      explain: `Received ${dollars(statement.received)}, refunds ${dollars(statement.refunds)}, sale fees ${dollars(statement.saleFees)}, payment fees ${dollars(statement.paymentFees)}, ${listings} listings for ${dollars(listings * terms.listingCents)}: the payout is ${dollars(statement.payout)}.`,
    };
  },
});

/** Rounds half a cent up. */
function percentOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 5_000) / 10_000);
}

function makeOrders(products: readonly Product[], special: readonly Event[], random: Random): Order[] {
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

function describeEvents(orders: readonly Order[], listings: number, source: Random): string {
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
