import type { Random } from '../../src/random.ts';
import { dollars, percent } from './money.ts';

/** Which fees a marketplace gives back when an order is refunded in full. */
export type FeeReturn = 'sale' | 'payment' | 'none';

/** The terms of a marketplace. Amounts are in cents, rates in hundredths of a percent. */
export type Terms = {
  readonly listingCents: number;
  /** So many listings cost nothing. */
  readonly freeListings: number;
  readonly saleRate: number;
  readonly saleMinCents: number;
  readonly countsShipping: boolean;
  readonly paymentRate: number;
  readonly paymentCents: number;
  readonly returns: FeeReturn;
};

export const MARKETPLACES = [
  'Kiosk',
  'Bazaar Lane',
  'Paper & File',
  'Corner Stall',
  'Blue Crate',
  'Makers Row',
  'Tin Roof',
  'Harbor Goods',
  'Nine Shelves',
  'Old Depot',
  'Window Box',
  'Yellow Cart',
] as const;

export type Product = readonly [name: string, cents: number, isShipped: boolean];

/** What the shops sell. */
export const SHOPS: ReadonlyMap<string, readonly Product[]> = new Map<string, readonly Product[]>([
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
  [
    'Marble Alphabet',
    [
      ['Font, one weight', 14_20, false],
      ['Font family', 31_50, false],
      ['Letter poster, printed', 19_75, true],
      ['Monogram file', 2_40, false],
    ],
  ],
  [
    'Second Breakfast',
    [
      ['Meal planner, PDF', 3_80, false],
      ['Recipe cards, printed', 12_60, true],
      ['Bread handbook, PDF', 8_90, false],
      ['Label sheet, file', 2_10, false],
    ],
  ],
  [
    'Lamp and Moth',
    [
      ['Lantern template', 4_35, false],
      ['Moth poster, printed', 21_30, true],
      ['Night sky set, files', 10_70, false],
      ['Star chart, file', 2_85, false],
    ],
  ],
  [
    'Tally Sheets',
    [
      ['Budget spreadsheet', 6_90, false],
      ['Mileage log, file', 3_25, false],
      ['Tax folder, printed', 17_80, true],
      ['Spreadsheet bundle', 15_60, false],
    ],
  ],
]);

/** Draws terms that a shop could have. */
export function drawTerms(random: Random): Terms {
  const listingCents = random.pick([0, 10, 15, 20, 25, 35]);
  return {
    listingCents,
    freeListings: listingCents > 0 && random.chance(0.4) ? random.pick([2, 3, 5]) : 0,
    saleRate: random.pick([450, 500, 550, 650, 700, 800, 850, 900, 1_100]),
    saleMinCents: random.pick([0, 0, 30, 40, 50, 60]),
    countsShipping: random.chance(0.5),
    paymentRate: random.pick([190, 240, 250, 290, 300, 320, 350]),
    paymentCents: random.pick([15, 20, 25, 30, 35]),
    returns: random.pick<FeeReturn>(['sale', 'sale', 'payment', 'none']),
  };
}

/** Writes terms down, each sentence with the name of the marketplace or a number of its own in it. */
export function describeTerms(name: string, terms: Terms, random: Random): string {
  return [
    describeListings(name, terms, random),
    describeSaleFee(name, terms, random),
    random.pick([
      `Payment fee: ${percent(terms.paymentRate)} of what the buyer paid, shipping included, plus ${dollars(terms.paymentCents)} per order.`,
      `For the payment of an order ${name} takes ${dollars(terms.paymentCents)} plus ${percent(terms.paymentRate)} of everything that the buyer paid, shipping too.`,
      `Each payment costs ${percent(terms.paymentRate)} of the amount that the buyer paid in all, and ${dollars(terms.paymentCents)} on top.`,
    ]),
    describeReturns(name, terms, random),
    random.pick([
      `Orders on ${name} that are canceled before payment count nowhere.`,
      `${name} charges nothing for an order that is canceled before it is paid.`,
      `If an order on ${name} is canceled before payment, it is as if it had never been.`,
    ]),
  ].join('\n');
}

function describeListings(name: string, { listingCents, freeListings }: Terms, random: Random): string {
  if (listingCents === 0)
    return random.pick([`Listings on ${name} are free.`, `${name} takes nothing for listings.`]);
  const amount = dollars(listingCents);
  if (freeListings === 0)
    return random.pick([
      `Listings: ${amount} per active listing and month.`,
      `${name} charges ${amount} a month for each active listing.`,
    ]);
  return random.pick([
    `Listings: the first ${freeListings} are free, each further active listing costs ${amount} a month.`,
    `${name} charges ${amount} a month for each active listing beyond the first ${freeListings}.`,
  ]);
}

function describeSaleFee(name: string, terms: Terms, random: Random): string {
  const rate = percent(terms.saleRate);
  const shipping = terms.countsShipping ? 'shipping included' : 'shipping not included';
  const minimum = terms.saleMinCents > 0 ? `, at least ${dollars(terms.saleMinCents)} per order` : '';
  return random.pick([
    `Sale fee: ${rate} of what the buyer paid for an order, ${shipping}${minimum}.`,
    `For each sale ${name} takes ${rate} of the amount paid, ${shipping}${minimum}.`,
    `The fee for a sale is ${rate} of the paid amount (${shipping})${minimum}.`,
  ]);
}

function describeReturns(name: string, { returns }: Terms, random: Random): string {
  const full: Record<FeeReturn, readonly string[]> = {
    sale: [
      `If an order is refunded in full, ${name} returns the sale fee and keeps the payment fee.`,
      `After a refund in full, the seller gets the sale fee back from ${name}, but not the payment fee.`,
    ],
    payment: [
      `If an order is refunded in full, ${name} returns the payment fee and keeps the sale fee.`,
      `After a refund in full, the seller gets the payment fee back from ${name}, but not the sale fee.`,
    ],
    none: [
      `If an order is refunded in full, ${name} keeps both the sale fee and the payment fee.`,
      `After a refund in full, ${name} returns neither of its two fees.`,
    ],
  };
  const ofPart = random.pick([
    `With a refund in part, ${name} keeps both fees as they were.`,
    `A refund in part changes nothing about the fees of ${name}.`,
    `${name} leaves both fees unchanged if a part is refunded.`,
  ]);
  return `${random.pick(full[returns])} ${ofPart}`;
}
