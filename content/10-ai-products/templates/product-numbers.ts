import type { Random } from '../../src/random.ts';
import { wordOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { FILE_SETS } from './file-sets.ts';
import { MARKETPLACES } from './marketplaces.ts';
import { dollars, percent, sumOf } from './money.ts';
import {
  applyChanges,
  compute,
  countArchives,
  countFiles,
  drawChanges,
  drawFacts,
  drawGroup,
  feeOf,
  type Changes,
  type Facts,
  type Group,
} from './product-facts.ts';

const GROUPS = 3;

/** A set of files with what its maker knows; the numbers that a product sheet needs. */
export const template = defineTemplate<{ readonly set: string }>({
  read: (fields) => ({
    set: wordOf(
      fields.get('set'),
      FILE_SETS.map(({ name }) => name),
    ),
  }),
  draw: (random) => ({ set: random.pick(FILE_SETS).name }),
  make({ set: name }, { random }) {
    const set = FILE_SETS.find((candidate) => candidate.name === name);
    if (!set) throw new Error(`There is no set ${name}.`);
    const groups = random
      .shuffle(set.groups)
      .slice(0, GROUPS)
      .map((group) => drawGroup(group, random));
    const changes = drawChanges(groups, random);
    const facts = drawFacts(set, random);
    const left = groups.map((group) => applyChanges(group, changes));
    const numbers = compute(left, changes, facts);
    return {
      material: [
        {
          [`Files of ${name}`]: {
            columns: ['Group', 'Designs', 'Each as', 'Pixels, width × height', 'MB per file'],
            rows: groups.map((group) => [
              group.name,
              String(group.designs),
              group.formats.join(', '),
              `${group.width} × ${group.height}`,
              (group.tenths / 10).toFixed(1),
            ]),
          },
        },
        { 'Print and upload': describePrint(name, facts, random) },
        { Sale: describeSale(facts, random) },
        { 'Note of the maker': describeNote(name, changes, facts, random) },
      ],
      key: [numbers],
      explain: explain(left, changes, facts, numbers),
    };
  },
});

function describePrint(
  name: string,
  { dpi, printWidth, bleed, archiveMegabytes }: Facts,
  random: Random,
): string {
  const marketplace = random.pick(MARKETPLACES);
  const inches = String(printWidth / 1_000);
  return [
    random.pick([
      `A print from ${name} needs ${dpi} dpi.`,
      `${name} is printed with ${dpi} dpi, no picture with less.`,
      `For ${name}, the printer asks for ${dpi} dpi.`,
    ]),
    random.pick([
      `The next print will be ${inches} inches wide, with ${bleed / 1_000} inch of bleed on each side.`,
      `Planned is a print ${inches} inches wide; ${bleed / 1_000} inch of bleed is added on each side.`,
      `A new print of ${inches} inches in width is planned, and on every side it gets ${bleed / 1_000} inch of bleed.`,
    ]),
    random.pick([
      `${marketplace} takes archives of up to ${archiveMegabytes} MB; each group gets archives of its own.`,
      `Files are uploaded to ${marketplace} in archives that have at most ${archiveMegabytes} MB, each with files of one group.`,
      `On ${marketplace} an archive may have ${archiveMegabytes} MB, and no archive mixes two groups.`,
    ]),
  ].join(' ');
}

function describeSale({ priceCents, rate, minCents, fixedCents }: Facts, random: Random): string {
  const minimum = minCents > 0 ? `, at least ${dollars(minCents)},` : '';
  return random.pick([
    `The set costs ${dollars(priceCents)}. Of each sale the marketplace takes ${percent(rate)} of the price${minimum} and ${dollars(fixedCents)}.`,
    `Price ${dollars(priceCents)}. Fees for each sale: ${percent(rate)} of the price${minimum} plus ${dollars(fixedCents)}.`,
    `A buyer pays ${dollars(priceCents)}. ${percent(rate)} of it${minimum} go to the marketplace, and ${dollars(fixedCents)} to the payment service.`,
  ]);
}

function describeNote(
  name: string,
  { dropped, missing, hasLicensePage }: Changes,
  { spent }: Facts,
  random: Random,
): string {
  const [first, second] = spent;
  const hours = random.integer(6, 30);
  const other = dollars(random.integer(9, 40) * 50);
  const changes = [
    ...(dropped
      ? [
          random.pick([
            `From the group "${dropped.group}" I leave out ${dropped.count} designs that I do not like any more.`,
            `${dropped.count} designs of the group "${dropped.group}" are not finished and will not be sold.`,
            `The group "${dropped.group}" loses ${dropped.count} designs, because they look too much alike.`,
          ]),
        ]
      : []),
    ...(missing
      ? [
          random.pick([
            `The group "${missing.group}" will be sold without ${missing.format}.`,
            `There is no ${missing.format} of the group "${missing.group}" after all.`,
            `I take ${missing.format} away from the group "${missing.group}".`,
          ]),
        ]
      : []),
    ...(hasLicensePage
      ? [
          random.pick([
            `${name} also has one page with the license, a PDF that is uploaded without an archive.`,
            `One more file belongs to ${name}: the license as a PDF, next to the archives.`,
            `Buyers of ${name} also get the license, one PDF, which is in no archive.`,
          ]),
        ]
      : []),
    random.pick([
      `For this set I spent ${dollars(first?.cents ?? 0)} on ${first?.on ?? ''} and ${dollars(second?.cents ?? 0)} on ${second?.on ?? ''}.`,
      `I paid ${dollars(first?.cents ?? 0)} for ${first?.on ?? ''}, and ${dollars(second?.cents ?? 0)} for ${second?.on ?? ''}.`,
    ]),
    random.pick([
      `It took me ${hours} hours.`,
      `I worked on it for ${hours} hours.`,
      `The ${other} for a new lamp had nothing to do with it.`,
      `Another set cost me ${other}.`,
    ]),
  ];
  return random.shuffle(changes).join(' ');
}

function explain(
  groups: readonly Group[],
  { hasLicensePage }: Changes,
  facts: Facts,
  numbers: ReturnType<typeof compute>,
): string {
  const lines = groups.map((group) => {
    const perArchive = Math.floor((facts.archiveMegabytes * 10) / group.tenths);
    return `${group.name}: ${group.designs} designs, ${countFiles(group)} files, at most ${perArchive} in an archive: ${countArchives(group, facts.archiveMegabytes)}.`;
  });
  const spent = sumOf(facts.spent.map(({ cents }) => cents));
  return [
    ...lines,
    ...(hasLicensePage ? ['The license is one file more.'] : []),
    `${Math.min(...groups.map(({ width }) => width))} pixels at ${facts.dpi} dpi are ${numbers.width} inches, rounded down.`,
    `${facts.printWidth / 1_000} inches and twice ${facts.bleed / 1_000} inch are ${numbers.pixels} pixels.`,
    `Of ${dollars(facts.priceCents)}, ${dollars(feeOf(facts))} and ${dollars(facts.fixedCents)} are fees; ${dollars(spent)} were spent.`,
  ].join(' ');
}
