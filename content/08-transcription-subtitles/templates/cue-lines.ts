import type { Random } from '../../src/random.ts';

/** Most characters of a line. */
export const LINE_MAX = 42;
const SHORTEST_LINE = 4;

/** Breaks a text into lines: well, with a line near the limit, into three, or not at all. */
export function breakText(text: string, random: Random): string[] {
  const [one] = listBreaks(text, 1);
  const two = listBreaks(text, 2);
  const nearLimit = [...(one ? [one] : []), ...two].filter((rows) => Math.abs(longest(rows) - LINE_MAX) <= 2);
  const balanced = text.length <= LINE_MAX ? one : mostEven(two);
  const three = mostEven(listBreaks(text, 3));
  const way = random.next();
  const broken =
    way < 0.35 && nearLimit.length > 0
      ? random.pick(nearLimit)
      : way > 0.85 && text.length > LINE_MAX
        ? three
        : way > 0.75 && text.length < LINE_MAX * 1.5
          ? one
          : balanced;
  return broken ?? [text];
}

function longest(rows: readonly string[]): number {
  return Math.max(...rows.map(({ length }) => length));
}

function mostEven(breaks: readonly string[][]): string[] | undefined {
  return breaks.toSorted((a, b) => longest(a) - longest(b))[0];
}

/** Lists the ways to break a text between words into so many lines. */
function listBreaks(text: string, count: number): string[][] {
  if (count === 1) return text.length >= SHORTEST_LINE || !text.includes(' ') ? [[text]] : [];
  return [...text.matchAll(/ /g)].flatMap(({ index }) => {
    const first = text.slice(0, index);
    if (first.length < SHORTEST_LINE) return [];
    return listBreaks(text.slice(index + 1), count - 1)
      .filter(([next = '']) => next.length >= SHORTEST_LINE)
      .map((rest) => [first, ...rest]);
  });
}
