/** Words of a run. Fewer are common phrases, more miss a text with single words changed. */
const RUN_WORDS = 5;

/** Lists the five-word runs of a text. */
export function listRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + RUN_WORDS <= words.length; at += 1)
    runs.add(words.slice(at, at + RUN_WORDS).join(' '));
  return runs;
}

/** A text with its name. */
export type NamedText = { readonly id: string; readonly text: string };

/**
 * Finds pairs of texts that share more than a part of their five-word runs. The part is that of the shorter text, so
 * that an excerpt of a long one is found too.
 */
export function findSimilarTexts(
  texts: readonly NamedText[],
  maxShared: number,
): { readonly id: string; readonly other: string; readonly shared: number }[] {
  const runs = texts.map(({ text }) => listRuns(text));
  // By run, so that texts which share nothing are never compared.
  const holders = new Map<string, number[]>();
  const counts = new Map<string, number>();
  runs.forEach((own, index) => {
    for (const run of own) {
      const earlier = holders.get(run) ?? [];
      for (const other of earlier)
        counts.set(`${other} ${index}`, (counts.get(`${other} ${index}`) ?? 0) + 1);
      holders.set(run, [...earlier, index]);
    }
  });
  return [...counts].flatMap(([pair, count]) => {
    const [first = 0, second = 0] = pair.split(' ').map(Number);
    const shared = count / Math.min(runs[first]?.size ?? 1, runs[second]?.size ?? 1);
    return shared > maxShared ? [{ id: texts[second]?.id ?? '', other: texts[first]?.id ?? '', shared }] : [];
  });
}
