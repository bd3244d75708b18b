import type { Criterion, ReviewDetail, ScoreTally } from '@platform/contracts';
import { formatCount } from '@platform/design-system';
import { formatShare } from '../../shared/format-share.ts';
import type { ReviewDraft } from './review-draft.ts';

/** Says how many answered items with known answers are right, and of the hard ones; `undefined` without any. */
export function describeScore({ known, hard }: ReviewDetail['score']): string | undefined {
  if (!known) return undefined;
  const all = `Known answers: ${known.right} of ${known.items} right`;
  return hard ? `${all}, hard: ${hard.right} of ${hard.items} right` : all;
}

/** Says why a criterion has its option before anyone chooses, and what to do for another one. */
export function describePreset(
  { scoredBy, options, id }: Criterion,
  { score, presets }: ReviewDetail,
  chosen: string | undefined,
): string | undefined {
  const preset = options.find((option) => option.id === presets[id]);
  const tally = scoredBy === 'hard_items' ? score.hard : score.known;
  if (!preset || !tally) return undefined;
  const reason = `${formatShare(tally.share)} right in ${countItems(tally, scoredBy)}`;
  return chosen === preset.id
    ? `Filled in from the score: ${reason}.`
    : `The score says "${preset.label}": ${reason}. Say why you differ in the text to the member.`;
}

function countItems({ items }: ScoreTally, scoredBy: Criterion['scoredBy']): string {
  return formatCount(items, scoredBy === 'hard_items' ? 'hard item' : 'item');
}

/** Names the criteria that differ from what the score says. */
export function listChangedPresets({ rubric, presets }: ReviewDetail, { criteria }: ReviewDraft): string[] {
  return rubric
    .filter(({ id }) => presets[id] !== undefined && criteria[id] !== presets[id])
    .map(({ title }) => title);
}
