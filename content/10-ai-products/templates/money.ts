/** Takes a rate, in hundredths of a percent, of an amount in cents; half a cent is rounded up. */
export function percentOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 5_000) / 10_000);
}

/** Writes an amount in cents: `$12.50`, `-$0.40`. */
export function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** Writes a rate in hundredths of a percent: `6.5 %`. */
export function percent(rate: number): string {
  return `${rate / 100} %`;
}

/** Adds up amounts. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
