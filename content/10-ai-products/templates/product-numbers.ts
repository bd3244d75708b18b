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
  drawRequirements,
  drawGroup,
  feeOf,
  type Changes,
  type Requirements,
  type Group,
} from './product-files.ts';

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
    const requirements = drawRequirements(set, random);
    const remaining = groups.map((group) => applyChanges(group, changes));
    const numbers = compute(remaining, changes, requirements);
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
        { 'Print and upload': describePrint(name, requirements, random) },
        { Sale: describeSale(requirements, random) },
        { 'Note of the maker': describeNote(name, changes, requirements, random) },
      ],
      key: [numbers],
      explain: explain(remaining, changes, requirements, numbers),
    };
  },
});

function describePrint(
  name: string,
  { dpi, printWidth, bleed, archiveMegabytes }: Requirements,
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

function describeSale({ priceCents, rate, minCents, fixedCents }: Requirements, random: Random): string {
  const minimum = minCents > 0 ? `, at least ${dollars(minCents)},` : '';
  return random.pick([
    `The set costs ${dollars(priceCents)}. Of each sale the marketplace takes ${percent(rate)} of the price${minimum} and ${dollars(fixedCents)}.`,
    `Price ${dollars(priceCents)}. Fees for each sale: ${percent(rate)} of the price${minimum} plus ${dollars(fixedCents)}.`,
    `A buyer pays ${dollars(priceCents)}. ${percent(rate)} of it${minimum} go to the marketplace, and ${dollars(fixedCents)} to the payment service.`,
  ]);
}

function describeNote(name: string, changes: Changes, { spent }: Requirements, random: Random): string {
  const [first, second] = spent;
  const hours = random.integer(6, 30);
  const other = dollars(random.integer(9, 40) * 50);
  const sentences = [
    ...describeChanges(name, changes, random),
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
  return random.shuffle(sentences).join(' ');
}

function describeChanges(
  name: string,
  { dropped, missing, hasLicensePage }: Changes,
  random: Random,
): string[] {
  const ofDropped = dropped && [
    `From the group "${dropped.group}" I leave out ${dropped.count} designs that I do not like any more.`,
    `${dropped.count} designs of the group "${dropped.group}" are not finished and will not be sold.`,
    `The group "${dropped.group}" loses ${dropped.count} designs, because they look too much alike.`,
  ];
  const ofMissing = missing && [
    `The group "${missing.group}" will be sold without ${missing.format}.`,
    `There is no ${missing.format} of the group "${missing.group}" after all.`,
    `I take ${missing.format} away from the group "${missing.group}".`,
  ];
  const ofLicense = hasLicensePage && [
    `${name} also has one page with the license, a PDF that is uploaded without an archive.`,
    `One more file belongs to ${name}: the license as a PDF, next to the archives.`,
    `Buyers of ${name} also get the license, one PDF, which is in no archive.`,
  ];
  return [ofDropped, ofMissing, ofLicense].flatMap((sentences) =>
    sentences ? [random.pick(sentences)] : [],
  );
}

function explain(
  groups: readonly Group[],
  { hasLicensePage }: Changes,
  requirements: Requirements,
  numbers: ReturnType<typeof compute>,
): string {
  const lines = groups.map((group) => {
    const perArchive = Math.floor((requirements.archiveMegabytes * 10) / group.tenths);
    return `${group.name}: ${group.designs} designs, ${countFiles(group)} files, at most ${perArchive} in an archive: ${countArchives(group, requirements.archiveMegabytes)}.`;
  });
  const spent = sumOf(requirements.spent.map(({ cents }) => cents));
  return [
    ...lines,
    ...(hasLicensePage ? ['The license is one file more.'] : []),
    `${Math.min(...groups.map(({ width }) => width))} pixels at ${requirements.dpi} dpi are ${numbers.width} inches, rounded down.`,
    `${requirements.printWidth / 1_000} inches and twice ${requirements.bleed / 1_000} inch are ${numbers.pixels} pixels.`,
    `Of ${dollars(requirements.priceCents)}, ${dollars(feeOf(requirements))} and ${dollars(requirements.fixedCents)} are fees; ${dollars(spent)} were spent.`,
  ].join(' ');
}
