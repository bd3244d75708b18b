import type { ReviewItem } from '@platform/contracts';

/** An item with its number in the work. */
export type NumberedItem = { readonly item: ReviewItem; readonly number: number };

/**
 * Splits the items into those that a reviewer reads first and the others, each in the order of the work: an answer that
 * differs from the right one or from the version before, and an item that the member could not do.
 */
export function splitItems(items: readonly ReviewItem[]): {
  differing: readonly NumberedItem[];
  others: readonly NumberedItem[];
} {
  const numbered = items.map((item, index) => ({ item, number: index + 1 }));
  return {
    differing: numbered.filter(({ item }) => isDiffering(item)),
    others: numbered.filter(({ item }) => !isDiffering(item)),
  };
}

function isDiffering({ scores, change, cannotDo }: ReviewItem): boolean {
  return cannotDo !== null || (change ?? 0) > 0 || scores.some(({ score }) => score < 1);
}

/** The mean of the scores of items whose right answer is known, 0 to 1; `undefined` if none is. */
export function averageScore(items: readonly ReviewItem[]): number | undefined {
  return average(items.flatMap(({ scores }) => scores.map(({ score }) => score)));
}

/** How much of the work changed since the hand-in before, 0 to 1; `undefined` in the first round. */
export function averageChange(items: readonly ReviewItem[]): number | undefined {
  return average(items.flatMap(({ change }) => (change === null ? [] : [change])));
}

function average(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
