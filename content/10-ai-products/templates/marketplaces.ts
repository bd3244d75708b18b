/** The terms of a marketplace. Amounts are in cents, rates in hundredths of a percent. */
export type Terms = {
  readonly name: string;
  readonly listingCents: number;
  readonly saleRate: number;
  readonly saleMinCents: number;
  readonly countsShipping: boolean;
  readonly paymentRate: number;
  readonly paymentCents: number;
};

export const TERMS: readonly Terms[] = [
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
]);
