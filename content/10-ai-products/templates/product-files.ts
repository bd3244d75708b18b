import type { Random } from '../../src/random.ts';
import type { FileSet } from './file-sets.ts';
import { percentOf, sumOf } from './money.ts';

const FORMATS = ['JPG', 'PNG', 'PDF'] as const;
/** Pictures of one kind, as the maker's table lists them before the note changes something. */
export type Group = {
  readonly name: string;
  readonly designs: number;
  readonly formats: readonly string[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of a file in tenths of a megabyte. */
  readonly tenths: number;
};

/** What the note of the maker takes away or adds. */
export type Changes = {
  readonly dropped: { readonly group: string; readonly count: number } | null;
  readonly missing: { readonly group: string; readonly format: string } | null;
  readonly hasLicensePage: boolean;
};

/** What is needed for print, upload and sale. Lengths are in thousandths of an inch, amounts in cents. */
export type Requirements = {
  readonly dpi: number;
  readonly printWidth: number;
  readonly bleed: number;
  readonly archiveMegabytes: number;
  readonly priceCents: number;
  readonly rate: number;
  readonly minCents: number;
  readonly fixedCents: number;
  readonly spent: readonly { readonly cents: number; readonly on: string }[];
};

/** Draws a group of pictures. */
export function drawGroup(name: string, random: Random): Group {
  return {
    name,
    designs: random.integer(4, 18),
    formats: random.shuffle(FORMATS).slice(0, random.integer(1, 3)),
    width: random.integer(20, 64) * 90,
    height: random.integer(24, 70) * 90,
    tenths: random.integer(12, 88),
  };
}

/** Draws two of the three things that a note can change. */
export function drawChanges(groups: readonly Group[], random: Random): Changes {
  const [first, second] = random.shuffle(['dropped', 'missing', 'license'] as const);
  const has = (change: string) => change === first || change === second;
  const several = groups.filter(({ formats }) => formats.length > 1);
  const reduced = random.pick(groups);
  const narrowed = several.length > 0 ? random.pick(several) : undefined;
  return {
    dropped: has('dropped') ? { group: reduced.name, count: random.integer(2, reduced.designs - 2) } : null,
    missing:
      has('missing') && narrowed ? { group: narrowed.name, format: random.pick(narrowed.formats) } : null,
    hasLicensePage: has('license'),
  };
}

/** Applies what the note says about a group. */
export function applyChanges(group: Group, { dropped, missing }: Changes): Group {
  return {
    ...group,
    designs: dropped?.group === group.name ? group.designs - dropped.count : group.designs,
    formats: group.formats.filter((format) => missing?.group !== group.name || missing.format !== format),
  };
}

/** Draws what is needed for print, upload and sale. */
export function drawRequirements({ costs }: FileSet, random: Random): Requirements {
  const amounts = [random.integer(100, 450) * 20, random.integer(60, 400) * 10];
  return {
    dpi: random.pick([180, 200, 220, 240, 260, 280, 300]),
    printWidth: random.pick([5, 8, 10, 11, 12, 16, 18, 20, 24]) * 1_000,
    bleed: random.pick([125, 250]),
    archiveMegabytes: random.pick([20, 25, 30, 35, 40, 45, 50, 60]),
    priceCents: random.integer(7, 38) * 50 - random.pick([0, 1, 5]),
    rate: random.pick([500, 650, 800, 850, 900, 1_100, 1_200]),
    minCents: random.pick([0, 40, 50, 60, 75]),
    fixedCents: random.pick([20, 25, 30, 35, 45]),
    spent: random
      .shuffle(costs)
      .slice(0, 2)
      .map((on, index) => ({ on, cents: amounts[index] ?? 0 })),
  };
}

/** Counts the files of a group. */
export function countFiles({ designs, formats }: Group): number {
  return designs * formats.length;
}

/** Counts the archives of a group: a file is in one of them, and all its files have the same size. */
export function countArchives(group: Group, archiveMegabytes: number): number {
  return Math.ceil(countFiles(group) / Math.floor((archiveMegabytes * 10) / group.tenths));
}

/** Computes the share of the marketplace, in cents. */
export function feeOf({ priceCents, rate, minCents }: Requirements): number {
  return Math.max(minCents, percentOf(priceCents, rate));
}

/** Computes the numbers of the product sheet. */
export function compute(groups: readonly Group[], { hasLicensePage }: Changes, requirements: Requirements) {
  const left = requirements.priceCents - feeOf(requirements) - requirements.fixedCents;
  return {
    designs: sumOf(groups.map(({ designs }) => designs)),
    files: sumOf(groups.map(countFiles)) + (hasLicensePage ? 1 : 0),
    archives: sumOf(groups.map((group) => countArchives(group, requirements.archiveMegabytes))),
    width: Math.floor(Math.min(...groups.map(({ width }) => width)) / requirements.dpi),
    pixels: ((requirements.printWidth + 2 * requirements.bleed) * requirements.dpi) / 1_000,
    left,
    sales: Math.ceil(sumOf(requirements.spent.map(({ cents }) => cents)) / left),
  };
}
