import type { Random } from '../../src/random.ts';
import { wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import {
  PROBLEMS,
  describeLicense,
  drawLicense,
  findProblems,
  type License,
  type Problem,
  type Sales,
  type Use,
} from './picture-licenses.ts';
import { AUTHORS, LIBRARIES, PRODUCTS } from './rights-products.ts';

const PARTS = 5;
const LICENSES = 3;
/** Different answers that the libraries of a product make possible, at least. */
const ANSWERS_MIN = 4;
/** What is wanted of the parts from libraries, each at most so many times in a product. */
const TARGETS: readonly Problem[] = [
  ...(['none', 'none', 'none', 'none', 'none', 'sale', 'sales'] as const),
  ...(['change', 'change', 'name', 'name', 'file', 'file', 'resale', 'resale'] as const),
];

const UNCHANGED = ['nothing', 'made smaller', 'made larger', 'half as large'];
const CHANGED = [
  'new colors',
  'cut in half',
  'lines made thicker',
  'background removed',
  'joined with another picture',
  'words added',
];
const FOUND = ['found with an image search', 'found on a blog', 'saved from a video', 'from a chat group'];
const OWN = ['own drawing', 'own photo', 'own collage'];

type Part = {
  readonly name: string;
  readonly from: string;
  readonly author: string;
  readonly use: Use;
  readonly problem: Problem;
  readonly license: License | null;
};

/** A product whose parts come from several libraries; which of them are in order. */
export const template = defineTemplate<{ readonly product: string }>({
  read: (fields) => ({
    product: wordOf(
      fields.get('product'),
      PRODUCTS.map(({ name }) => name),
    ),
  }),
  draw: (random) => ({ product: random.pick(PRODUCTS).name }),
  make({ product }, { random }) {
    const sales = { sold: random.integer(60, 1_400), mayResell: random.chance(0.5) };
    const { licenses, cases } = drawLicenses(sales, random);
    const names = PRODUCTS.find(({ name }) => name === product)?.parts ?? [];
    const parts = drawParts(random.shuffle(names).slice(0, PARTS), cases, random);
    return {
      material: [
        { 'Product record': describeProduct(product, parts, sales, random) },
        { 'License sheet': licenses.map((license) => describeLicense(license, random)).join('\n') },
        { Pictures: describeParts(parts, random) },
      ],
      fields: parts.map(({ name }, index) => ({
        id: `part${index + 1}`,
        label: name,
        kind: 'choice',
        options: Object.values(PROBLEMS),
      })),
      key: [Object.fromEntries(parts.map(({ problem }, index) => [`part${index + 1}`, PROBLEMS[problem]]))],
      explain: explain(parts, sales),
    };
  },
});

/** A picture from a library as a product could use it; with one problem, or none. */
type Case = {
  readonly license: License;
  readonly from: string;
  readonly use: Use;
  readonly problem: Problem;
};

/** Draws licenses that make several answers possible, one of them that all is in order. */
function drawLicenses(sales: Sales, random: Random) {
  for (;;) {
    const libraries = random.shuffle(LIBRARIES).slice(0, LICENSES);
    const licenses = libraries.map((library) => drawLicense(library, sales.sold, random));
    const cases = licenses.flatMap((license) => listCases(license, sales));
    const answers = new Set(cases.map(({ problem }) => problem));
    const isVaried = licenses.filter(({ allowsSale }) => !allowsSale).length < 2;
    if (isVaried && answers.has('none') && answers.size >= ANSWERS_MIN) return { licenses, cases };
  }
}

/** Lists the uses of a picture that have one problem at most, so that there is one right answer. */
function listCases(license: License, sales: Sales): Case[] {
  const flags = [false, true];
  const uses = flags.flatMap((isChanged) =>
    flags.flatMap((isNamed) => flags.map((isFile) => ({ isChanged, isNamed, isFile }))),
  );
  return uses.flatMap((use) => {
    const [problem = 'none', ...others] = findProblems(license, use, sales);
    return others.length > 0 ? [] : [{ license, from: license.library, use, problem }];
  });
}

/** Takes most parts from the libraries, at times one from nowhere and one of the maker's own. */
function drawParts(names: readonly string[], cases: readonly Case[], random: Random): Part[] {
  const authors = random.shuffle(AUTHORS);
  const others = random.shuffle([...names.keys()]);
  const found = random.chance(0.45) ? others[0] : undefined;
  const own = random.chance(0.45) ? others[1] : undefined;
  const targets = random.shuffle(TARGETS).filter((target) => cases.some(({ problem }) => problem === target));
  return names.map((name, index) => {
    const use = { isChanged: random.chance(0.5), isNamed: false, isFile: random.chance(0.5) };
    if (index === found)
      return { name, from: random.pick(FOUND), author: 'unknown', use, problem: 'license', license: null };
    if (index === own)
      return { name, from: random.pick(OWN), author: 'the maker', use, problem: 'none', license: null };
    const target = targets[index] ?? 'none';
    const fitting = cases.filter(({ problem }) => problem === target);
    return { name, author: authors[index] ?? '', ...random.pick(fitting) };
  });
}

function describeProduct(
  product: string,
  parts: readonly Part[],
  { sold, mayResell }: Sales,
  random: Random,
): string {
  const count = sold.toLocaleString('en-US');
  const named = parts.filter(({ use }) => use.isNamed).map(({ author }) => author);
  const names = random.shuffle(named).join(', ');
  return [
    random.pick([
      `${product}, files to download, sold ${count} times so far.`,
      `${product}. Buyers download the files; so far there were ${count} sales.`,
      `${product} is a download. Up to now it was sold ${count} times.`,
    ]),
    mayResell
      ? random.pick([
          `Buyers of ${product} may sell what they make with it.`,
          `The listing of ${product} lets buyers use it in goods that they sell.`,
          `From the listing of ${product}: for your business, too, sell what you make with it.`,
        ])
      : random.pick([
          `Buyers may use ${product} for themselves, and not sell what they make with it.`,
          `The listing of ${product} says that it is for private use.`,
          `From the listing of ${product}: for you and your family, not for your business.`,
        ]),
    named.length === 0
      ? random.pick([`No author is named in ${product}.`, `${product} names no authors.`])
      : random.pick([
          `On its last page are the names of authors: ${names}.`,
          `It names as authors: ${names}.`,
          `Named in it: ${names}.`,
        ]),
  ].join(' ');
}

function describeParts(parts: readonly Part[], random: Random) {
  return {
    columns: ['Picture', 'From', 'Author', 'What was done', 'Delivered'],
    rows: parts.map(({ name, from, author, use }) => [
      name,
      from,
      author,
      random.pick(use.isChanged ? CHANGED : UNCHANGED),
      use.isFile
        ? random.pick(['as a PNG of its own', 'as a separate SVG', 'as a single JPG'])
        : `on page ${random.integer(1, 12)}`,
    ]),
  };
}

/** Says what is wrong with each part that is not in order. */
function explain(parts: readonly Part[], { sold }: Sales): string {
  const reasons: Record<Exclude<Problem, 'none'>, (library: string, license: License | null) => string> = {
    license: () => 'it was found, and no license allows its use',
    sale: (library) => `${library} does not allow sales`,
    sales: (library, license) =>
      `${library} allows ${(license?.salesMax ?? 0).toLocaleString('en-US')} sales, and there were ${sold.toLocaleString('en-US')}`,
    change: (library) => `${library} does not allow changes, and it was changed`,
    name: (library) => `${library} wants the author named, who is not`,
    file: (library) => `${library} does not allow it as a file of its own`,
    resale: (library) => `buyers may sell what they make, which ${library} does not allow`,
  };
  const lines = parts.flatMap(({ name, problem, from, license }) =>
    problem === 'none' ? [] : [`${name}: ${reasons[problem](from, license)}.`],
  );
  return lines.length === 0 ? 'Every part is in order.' : `${lines.join(' ')} The rest is in order.`;
}
