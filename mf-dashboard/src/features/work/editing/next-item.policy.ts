import { getAnswer } from '@platform/annotation';
import type {
  ChoiceAnswer,
  ClaimsAnswer,
  ItemDraft,
  PartAnswer,
  PartDefinition,
  SubmissionItem,
} from '@platform/contracts';
import { findItemErrors, getItemState } from '../../../shared/answers/item-drafts.ts';

type Item = Pick<SubmissionItem, 'id' | 'parts'>;

/** Returns whether items can go on by themselves: some answers have a last key or click, texts and marks do not. */
export function hasLastAnswers(items: readonly Item[]): boolean {
  return items.some(({ parts }) => parts.some(hasLastAnswer));
}

/** Returns whether a change of the answers completes an item, and leaves nothing that the member could want to add. */
export function isLastAnswer(item: Item, before: ItemDraft, after: ItemDraft): boolean {
  if (getItemState(item, before) === 'done' || getItemState(item, after) !== 'done') return false;
  if (Object.keys(findItemErrors(item, after)).length > 0) return false;
  const isChanged = ({ id }: PartDefinition) => before.answers[id] !== after.answers[id];
  return item.parts
    .filter(isChanged)
    .every((part) => endsPart(part, getAnswer(before.answers, part), getAnswer(after.answers, part)));
}

function hasLastAnswer(part: PartDefinition): boolean {
  switch (part.type) {
    case 'choice':
    case 'claims':
      return true;
    case 'rank':
      return endsWithPlaces(part);
    default:
      return false;
  }
}

function endsPart(part: PartDefinition, before: PartAnswer, after: PartAnswer): boolean {
  switch (part.type) {
    case 'choice': {
      // Below the maximum, another option may follow.
      const { cannotTell, selected } = after as ChoiceAnswer;
      return cannotTell || selected.length === part.max;
    }
    case 'claims':
      // After a quotation, another one may follow.
      return countQuotes(before as ClaimsAnswer) === countQuotes(after as ClaimsAnswer);
    case 'rank':
      return endsWithPlaces(part);
    default:
      return false;
  }
}

/** Where entries may share a place, the order may change once all have one. */
function endsWithPlaces({ allowsTies }: Extract<PartDefinition, { type: 'rank' }>): boolean {
  return !allowsTies;
}

function countQuotes({ verdicts }: ClaimsAnswer): number {
  return Object.values(verdicts).reduce((count, { evidence }) => count + evidence.length, 0);
}
