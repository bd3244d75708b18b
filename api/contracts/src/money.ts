/** Whole cents of a dollar amount that has at most two decimals, e.g. 15.5 is 1550. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** The dollars of whole cents, the nearest number with two decimals, e.g. 1550 is 15.5. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}
