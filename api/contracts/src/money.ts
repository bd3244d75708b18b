/** Converts dollars with at most two decimals to whole cents, e.g. 15.5 to 1550. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Converts whole cents to dollars, e.g. 1550 to 15.5. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}
