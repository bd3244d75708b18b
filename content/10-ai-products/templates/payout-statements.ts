import type { Random } from '../../src/random.ts';
import { listOf, wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { MONTHS } from '../../src/wording.ts';
import { MARKETPLACES, SHOPS, describeTerms, drawTerms, type Product, type Terms } from './marketplaces.ts';
import { dollars, percentOf, sumOf } from './money.ts';

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

/** What happens to single orders of a month. */
const SPECIALS: readonly (readonly Event[])[] = [
  ['refunded'],
  ['canceled'],
  ['partial'],
  ['refunded', 'canceled'],
  ['partial', 'refunded'],
  ['canceled', 'partial'],
];

const COUPONS = [1_000, 1_500, 2_000];

type Statement = {
  readonly shop: string;
  readonly marketplace: string;
  readonly month: string;
  readonly special: readonly Event[];
};

/** A month of a small shop on a marketplace; what is paid out. */
export const template = defineTemplate<Statement>({
  read(fields) {
    const special = fields.maybe('special');
    return {
      shop: wordOf(fields.get('shop'), [...SHOPS.keys()]),
      marketplace: wordOf(fields.get('marketplace'), MARKETPLACES),
      month: wordOf(fields.get('month'), MONTHS),
      special: special ? listOf(special).map((field) => wordOf(field, EVENTS)) : [],
    };
  },
  draw: (random) => ({
    shop: random.pick([...SHOPS.keys()]),
    marketplace: random.pick(MARKETPLACES),
    month: random.pick(MONTHS),
    special: random.pick(SPECIALS),
  }),
  make({ shop, marketplace, month, special }, { random }) {
    const terms = drawTerms(random);
    const couponRate = random.pick(COUPONS);
    const orders = makeOrders(SHOPS.get(shop) ?? [], special, couponRate, random);
    const listings = random.integer(6, 18);
    const statement = computeStatement(terms, orders, listings);
    return {
      material: [
        { [`Terms of ${marketplace}`]: describeTerms(marketplace, terms, random) },
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
        { 'Note of the seller': describeMonth(orders, listings, month, random) },
      ],
      key: [statement],
      explain: explain(terms, orders, listings, statement),
    };
  },
});

function makeOrders(
  products: readonly Product[],
  special: readonly Event[],
  couponRate: number,
  random: Random,
): Order[] {
  const count = random.integer(5, 6);
  const first = random.integer(11, 480);
  const positions = random.shuffle([...Array(count).keys()]);
  // Each product at most twice, so that no month is one sum repeated.
  const sold = random.shuffle([...products, ...products]).slice(0, count);
  return sold.map(([product, priceCents, isShipped], index) => {
    const event = special[positions.indexOf(index)] ?? null;
    const couponCents = random.chance(0.25) ? percentOf(priceCents, couponRate) : 0;
    const shippingCents = isShipped ? random.pick([3_90, 4_50, 5_20, 6_40]) : 0;
    const paidCents = priceCents - couponCents + shippingCents;
    const refundCents =
      event === 'refunded' ? paidCents : event === 'partial' ? random.pick([60, 85, 1_10, 1_35]) : 0;
    return { id: first + index, product, priceCents, couponCents, shippingCents, event, refundCents };
  });
}

function paidOf({ priceCents, couponCents, shippingCents }: Order): number {
  return priceCents - couponCents + shippingCents;
}

function isReturned(order: Order, terms: Terms, fee: 'sale' | 'payment'): boolean {
  return order.event === 'refunded' && terms.returns === fee;
}

function saleFeeOf(order: Order, terms: Terms): number {
  if (isReturned(order, terms, 'sale')) return 0;
  const base = terms.countsShipping ? paidOf(order) : paidOf(order) - order.shippingCents;
  return Math.max(terms.saleMinCents, percentOf(base, terms.saleRate));
}

function paymentFeeOf(order: Order, terms: Terms): number {
  if (isReturned(order, terms, 'payment')) return 0;
  return percentOf(paidOf(order), terms.paymentRate) + terms.paymentCents;
}

function listingFeeOf({ listingCents, freeListings }: Terms, listings: number): number {
  return Math.max(0, listings - freeListings) * listingCents;
}

function computeStatement(terms: Terms, orders: readonly Order[], listings: number) {
  const charged = orders.filter(({ event }) => event !== 'canceled');
  const received = sumOf(charged.map(paidOf));
  const refunds = sumOf(charged.map(({ refundCents }) => refundCents));
  const saleFees = sumOf(charged.map((order) => saleFeeOf(order, terms)));
  const paymentFees = sumOf(charged.map((order) => paymentFeeOf(order, terms)));
  const payout = received - refunds - saleFees - paymentFees - listingFeeOf(terms, listings);
  return { received, refunds, saleFees, paymentFees, payout };
}

function explain(
  terms: Terms,
  orders: readonly Order[],
  listings: number,
  { payout }: { readonly payout: number },
): string {
  const charged = orders.filter(({ event }) => event !== 'canceled');
  const lines = charged.map(
    (order) =>
      `Order ${order.id}: paid ${dollars(paidOf(order))}, sale fee ${dollars(saleFeeOf(order, terms))}, payment fee ${dollars(paymentFeeOf(order, terms))}.`,
  );
  return [
    ...lines,
    `${listings} listings: ${dollars(listingFeeOf(terms, listings))}.`,
    `The payout is ${dollars(payout)}.`,
  ].join(' ');
}

function describeMonth(orders: readonly Order[], listings: number, month: string, random: Random): string {
  const opening = random.pick([
    `There were ${listings} active listings in ${month}.`,
    `${listings} listings were active for all of ${month}.`,
    `I had ${listings} listings in the shop, all of them active in ${month}.`,
    `In ${month} the shop had ${listings} active listings.`,
  ]);
  return [opening, ...random.shuffle(orders.flatMap((order) => describeOrder(order, random)))].join(' ');
}

function describeOrder({ id, event, refundCents }: Order, random: Random): string[] {
  if (event === null) return [];
  const told: Record<Event, readonly string[]> = {
    canceled: [
      `Order ${id} was canceled by the buyer before it was paid.`,
      `The buyer of order ${id} changed their mind before paying.`,
      `Order ${id} was never paid: the buyer canceled it the same evening.`,
    ],
    refunded: [
      `I paid order ${id} back in full, with everything the buyer had paid.`,
      `Order ${id} never reached the buyer, who has everything back.`,
      `The buyer of order ${id} was not happy; I refunded the whole amount.`,
    ],
    partial: [
      `The buyer of order ${id} got ${dollars(refundCents)} back because something was missing.`,
      `For order ${id} I gave ${dollars(refundCents)} back; the buyer keeps the goods.`,
      `I returned ${dollars(refundCents)} to the buyer of order ${id} for a mistake of mine.`,
    ],
  };
  return [random.pick(told[event])];
}
