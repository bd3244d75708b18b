import type { UnitHealth } from '@platform/contracts';

/** Fewer answers say nothing about a question. */
const ASKED_MIN = 20;
/** Shares of right answers beyond which a question tells members hardly apart. */
const FACILITY = { min: 0.3, max: 0.95 } as const;
/** A lower correlation means that those who know the skill are hardly more often right. */
const POINT_BISERIAL_MIN = 0.1;

/** Returns what is conspicuous about a question; empty if nothing is, or too few have answered it. */
export function findConcerns(unit: UnitHealth): string[] {
  const { asked, facility, pointBiserial, pendingReports, parts } = unit;
  const times = pendingReports > 1 ? ` ${pendingReports} times` : '';
  const reported = pendingReports > 0 ? [`reported${times}`] : [];
  if (asked < ASKED_MIN || facility === null) return reported;
  return [
    ...reported,
    ...(facility < FACILITY.min ? ['hardly anyone is right'] : []),
    ...(facility > FACILITY.max ? ['nearly everyone is right'] : []),
    ...(pointBiserial !== null && pointBiserial < POINT_BISERIAL_MIN ? ['does not tell skill apart'] : []),
    ...(parts.some(hasStrongDistractor) ? ['a wrong option is chosen more often than the right one'] : []),
  ];
}

function hasStrongDistractor({ options }: UnitHealth['parts'][number]): boolean {
  const shares = (isRight: boolean) =>
    options.filter((option) => option.isRight === isRight).map(({ share }) => share ?? 0);
  return Math.max(0, ...shares(false)) > Math.max(0, ...shares(true));
}

/** Puts the questions that need a look before the others, in the order of their names. */
export function sortByConcern(units: readonly UnitHealth[]): UnitHealth[] {
  return units.toSorted(
    (a, b) => findConcerns(b).length - findConcerns(a).length || a.name.localeCompare(b.name),
  );
}
