/** Returns the median; `null` of no values. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [upper, lower] = [sorted[Math.floor(sorted.length / 2)], sorted[Math.ceil(sorted.length / 2) - 1]];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
