import type { Random } from '../../src/random.ts';

/** What a library of pictures allows. What a license does not limit is allowed. */
export type License = {
  readonly library: string;
  readonly allowsSale: boolean;
  /** Most sales of a product; `null` for any number. */
  readonly salesMax: number | null;
  readonly allowsChanges: boolean;
  readonly wantsName: boolean;
  /** Whether the picture may be passed on as a file of its own. */
  readonly allowsFile: boolean;
  /** Whether buyers may sell what they make with it. */
  readonly allowsResale: boolean;
};

/** How a product uses a picture. */
export type Use = { readonly isChanged: boolean; readonly isNamed: boolean; readonly isFile: boolean };

/** What counts for all pictures of a product. */
export type Sales = { readonly sold: number; readonly mayResell: boolean };

/** What is wrong with a picture in a product. */
export const PROBLEMS = {
  none: 'In order',
  license: 'No license',
  sale: 'May not be sold',
  sales: 'Too many sales',
  change: 'May not be changed',
  name: 'Author is not named',
  file: 'May not be a file of its own',
  resale: 'Buyers may do too much',
} as const;
export type Problem = keyof typeof PROBLEMS;

/** Lists what a license forbids of a use. Where nothing may be sold, nothing else counts. */
export function findProblems(license: License, use: Use, { sold, mayResell }: Sales): Problem[] {
  if (!license.allowsSale) return ['sale'];
  return [
    ...(license.salesMax !== null && sold > license.salesMax ? (['sales'] as const) : []),
    ...(use.isChanged && !license.allowsChanges ? (['change'] as const) : []),
    ...(license.wantsName && !use.isNamed ? (['name'] as const) : []),
    ...(use.isFile && !license.allowsFile ? (['file'] as const) : []),
    ...(mayResell && !license.allowsResale ? (['resale'] as const) : []),
  ];
}

/** Draws a license. Its limit of sales is clearly above or below what was sold. */
export function drawLicense(library: string, sold: number, random: Random): License {
  const limits = [50, 100, 200, 250, 300, 500, 750, 1_000, 1_500, 2_000];
  return {
    library,
    allowsSale: random.chance(0.85),
    salesMax: random.chance(0.5) ? random.pick(limits.filter((limit) => Math.abs(limit - sold) > 10)) : null,
    allowsChanges: random.chance(0.55),
    wantsName: random.chance(0.55),
    allowsFile: random.chance(0.55),
    allowsResale: random.chance(0.55),
  };
}

/** Writes a license down: all that it limits, and some of what it allows. */
export function describeLicense(license: License, random: Random): string {
  const { library } = license;
  if (!license.allowsSale)
    return random.pick([
      `${library} is for private use only: nothing that contains one of its pictures may be sold.`,
      `Pictures from ${library} may not be in anything that costs money, only in gifts and on your own wall.`,
      `You may use pictures from ${library} at home and in class, but not in goods for sale.`,
    ]);
  return [
    describeSales(license, random),
    describeChanges(license, random),
    describeNames(license, random),
    describeFiles(license, random),
    describeResale(license, random),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What is allowed anyway is said now and then, so that a license that says much is not always a strict one. */
function maybe(random: Random, sentences: readonly string[]): string {
  return random.chance(0.4) ? random.pick(sentences) : '';
}

function describeSales({ library, salesMax }: License, random: Random): string {
  if (salesMax === null)
    return random.pick([
      `Pictures from ${library} may be part of products for sale.`,
      `${library} sells licenses for products of any number.`,
      `With a license from ${library} you can sell as many products as you like.`,
    ]);
  const limit = salesMax.toLocaleString('en-US');
  return random.pick([
    `A product with a picture from ${library} may be sold ${limit} times.`,
    `${library} allows up to ${limit} sales of a product.`,
    `After ${limit} sales of a product, ${library} asks for a new license.`,
  ]);
}

function describeChanges({ library, allowsChanges }: License, random: Random): string {
  return allowsChanges
    ? maybe(random, [
        `Pictures from ${library} may be changed.`,
        `${library} lets you color, cut and combine its pictures.`,
      ])
    : random.pick([
        `Except for its size, nothing about a picture from ${library} may be changed.`,
        `${library} forbids changes other than to the size.`,
        `You may make a picture from ${library} larger or smaller, but not change it.`,
      ]);
}

function describeNames({ library, wantsName }: License, random: Random): string {
  return wantsName
    ? random.pick([
        `Authors at ${library} want to be named in the product.`,
        `A product with a picture from ${library} names its author.`,
        `${library} asks that you name the author in the product.`,
      ])
    : maybe(random, [
        `${library} does not ask for names of authors.`,
        `Naming the author of a picture from ${library} is welcome, but no duty.`,
      ]);
}

function describeFiles({ library, allowsFile }: License, random: Random): string {
  return allowsFile
    ? maybe(random, [
        `You may pass pictures from ${library} on as files.`,
        `Pictures from ${library} can also be delivered as files of their own.`,
      ])
    : random.pick([
        `A picture from ${library} may only be delivered as part of a page, not as a file of its own.`,
        `${library} does not allow you to pass its pictures on as single files.`,
        `No one may get a picture from ${library} from you as a separate file.`,
      ]);
}

function describeResale({ library, allowsResale }: License, random: Random): string {
  return allowsResale
    ? maybe(random, [
        `Your buyers may sell what they make with pictures from ${library}.`,
        `${library} allows your buyers to use its pictures for their business, too.`,
      ])
    : random.pick([
        `Your buyers may use pictures from ${library} for themselves, but sell nothing with them.`,
        `What your buyers make with a picture from ${library}, they may not sell.`,
        `${library} gives your buyers no right to sell what they make with its pictures.`,
      ]);
}
