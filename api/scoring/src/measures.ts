/** How much two sets have in common, 0 to 1 (Jaccard index); 1 if both are empty. */
export function setSimilarity(a: Iterable<string>, b: Iterable<string>): number {
  const [one, other] = [new Set(a), new Set(b)];
  const shared = [...one].filter((value) => other.has(value)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** The harmonic mean of precision and recall, from what was found and what both sides have; 1 if both are empty. */
export function f1(found: number, answered: number, wanted: number): number {
  return answered + wanted === 0 ? 1 : (2 * found) / (answered + wanted);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((total, value) => total + value, 0) / values.length;
}

/** The share of words that differ between two texts, 0 to 1, by their longest common subsequence. */
export function textDistance(a: string, b: string): number {
  const [one, other] = [toWords(a), toWords(b)];
  const length = one.length + other.length;
  if (length === 0) return 0;
  return 1 - (2 * commonSubsequenceLength(one, other)) / length;
}

/** Brings a text to the form in which two texts are compared: without letter case, extra spaces and a final period. */
export function normalizeForComparison(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,]+$/, '')
    .toLowerCase();
}

/** The first characters of a text, for a sentence that quotes it. */
export function quote(text: string, max = 80): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const shown =
    line.length > max
      ? `${line
          .slice(0, max - 1)
          .toWellFormed()
          .trimEnd()}…`
      : line;
  return `"${shown}"`;
}

function toWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Skips what both ends share, so that a small change in a long text is cheap. */
function commonSubsequenceLength(a: readonly string[], b: readonly string[]): number {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [one, other] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  let previous = new Uint32Array(other.length + 1);
  for (const word of one) {
    const current = new Uint32Array(other.length + 1);
    for (const [index, candidate] of other.entries()) {
      current[index + 1] =
        word === candidate
          ? (previous[index] ?? 0) + 1
          : Math.max(previous[index + 1] ?? 0, current[index] ?? 0);
    }
    previous = current;
  }
  return start + end + (previous.at(-1) ?? 0);
}
