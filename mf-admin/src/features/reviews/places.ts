import type { CommentBody, PartDefinition, ReviewComment, ReviewDetail } from '@platform/contracts';

type Place = Pick<CommentBody, 'itemId' | 'part' | 'target' | 'span'>;

/** Describes what a comment is about: `Item 3, row 2.amount`. */
export function describePlace(
  { items }: Pick<ReviewDetail, 'items'>,
  { itemId, target, span }: Place,
): string {
  const number = items.findIndex(({ id }) => id === itemId) + 1;
  const item = number > 0 ? `Item ${number}` : 'An item';
  if (target !== null) return `${item}, ${target.replace(':', ' ')}`;
  return span === null ? item : `${item}, a place in the text`;
}

/** Returns the piece of the text that a comment is about; `undefined` if it is about no text that is known here. */
export function quotePlace({ items }: Pick<ReviewDetail, 'items'>, place: Place): string | undefined {
  const item = items.find(({ id }) => id === place.itemId);
  const definition = item?.parts.find(({ id }) => id === place.part);
  if (!item || !definition || place.span === null) return undefined;
  return readText(definition, item.answers[definition.id])?.slice(place.span.from, place.span.to);
}

function readText(definition: PartDefinition, answer: object | undefined): string | undefined {
  if (definition.type === 'spans') return definition.text;
  if (definition.type !== 'rewrite' || answer === undefined || !('text' in answer)) return undefined;
  return typeof answer.text === 'string' ? answer.text : undefined;
}

/** The comments that readers show in the work: those not sent yet, and those of the decision about this hand-in. */
export function listShownComments(
  { reviews, round }: Pick<ReviewDetail, 'reviews' | 'round'>,
  draft: readonly CommentBody[],
): readonly ReviewComment[] {
  const sent = reviews.filter((review) => review.round === round).flatMap(({ comments }) => comments);
  return [...sent, ...draft];
}
