import { findPartErrors, getAnswer } from '@platform/annotation';
import {
  normalizeInput,
  partTypeOf,
  type AnswerError,
  type CannotDoReason,
  type ItemAnswers,
  type SubmissionItem,
} from '@platform/contracts';

/** An item with its questions; what its answers are compared and checked by. */
export type Questions = Pick<SubmissionItem, 'id' | 'parts'>;

/** The answers to one item as they are saved, with what else is saved of it. */
export type AnswerDraft = {
  readonly itemId: string;
  readonly answers: ItemAnswers;
  /** Of paid work: why the item cannot be done. */
  readonly cannotDo?: CannotDoReason | null;
  /** Of a test: whether the member wants to come back to it. */
  readonly isMarked?: boolean;
};

/** The answers to several items by item id. */
export type ItemDrafts<Item extends AnswerDraft = AnswerDraft> = Readonly<Record<string, Item>>;

/** How much of an item is answered. `done` means that it can be handed in as far as its questions can tell. */
export type ItemState = 'open' | 'begun' | 'done';

/** Returns whether two drafts of an item say the same. Space that the server removes makes no difference. */
export function isSameDraft({ parts }: Questions, one: AnswerDraft, other: AnswerDraft): boolean {
  if ((one.cannotDo ?? null) !== (other.cannotDo ?? null)) return false;
  if (Boolean(one.isMarked) !== Boolean(other.isMarked)) return false;
  return parts.every((definition) => {
    const schema = partTypeOf(definition).answer(definition, 'draft');
    const read = ({ answers }: AnswerDraft) => normalizeInput(schema, getAnswer(answers, definition));
    return isDeepEqual(read(one), read(other));
  });
}

/** By draft: a draft never changes, and counting the words of sixty texts at each key would be slow. */
const itemStates = new WeakMap<AnswerDraft, ItemState>();

/** Returns how much of an item is answered. */
export function getItemState(item: Questions, draft: AnswerDraft): ItemState {
  const state = itemStates.get(draft) ?? readItemState(item, draft);
  itemStates.set(draft, state);
  return state;
}

function readItemState({ parts }: Questions, draft: AnswerDraft): ItemState {
  if (isReported(draft)) return 'done';
  const progress = parts.map((definition) =>
    partTypeOf(definition).progress(definition, getAnswer(draft.answers, definition)),
  );
  if (progress.every(({ done, total }) => done >= total)) return 'done';
  return progress.some(({ done }) => done > 0) ? 'begun' : 'open';
}

/** Returns whether the member said that the item cannot be done. */
export function isReported({ cannotDo }: AnswerDraft): boolean {
  return (cannotDo ?? null) !== null;
}

/** Returns how many items are done. */
export function countDone(items: readonly Questions[], drafts: ItemDrafts): number {
  return items.filter((item) => getItemState(item, getDraft(drafts, item.id)) === 'done').length;
}

/** Returns the position of the next item that is not done, from the first on after the last; `undefined` if all are. */
export function findNextOpen(
  items: readonly Questions[],
  drafts: ItemDrafts,
  index: number,
): number | undefined {
  const isOpen = (position: number) => {
    const item = items[position];
    return item !== undefined && getItemState(item, getDraft(drafts, item.id)) !== 'done';
  };
  return items.map((_, step) => (index + 1 + step) % items.length).find(isOpen);
}

/** Returns by question what keeps an item from being handed in; empty if nothing does. */
export function findItemErrors(
  { parts }: Questions,
  draft: AnswerDraft,
): Readonly<Record<string, readonly AnswerError[]>> {
  if (isReported(draft)) return {};
  return findPartErrors(parts, draft.answers);
}

/** Returns the positions of the items that are not complete, in their order. */
export function listIncomplete(items: readonly Questions[], drafts: ItemDrafts): number[] {
  return items.flatMap((item, index) =>
    Object.keys(findItemErrors(item, getDraft(drafts, item.id))).length > 0 ? [index] : [],
  );
}

/** Returns the draft of an item; an empty one if there is none. */
export function getDraft(drafts: ItemDrafts, itemId: string): AnswerDraft {
  return drafts[itemId] ?? { itemId, answers: {} };
}

/** Compares two JSON values regardless of the order of their keys. */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const read = (value: object, name: string) => (value as Record<string, unknown>)[name];
  return [...names].every((name) => isDeepEqual(read(one, name), read(other, name)));
}
