import { readMemberData, removeMemberData, writeMemberData } from '@platform/kit';
import { getDraft, isSameDraft, type AnswerDraft, type ItemDrafts, type Questions } from './item-drafts.ts';
import type { KeptDraft, SaveState } from './draft-saver.ts';

/** What this browser kept; what was measured may be missing, as another release may have written it. */
export type KeptDraftOf<Item extends AnswerDraft, Measures extends object> = KeptDraft<
  Item,
  Partial<Measures>
>;

/** Reads the unsent answers to a submission or an attempt from this browser. */
export function readKeptDraft<Item extends AnswerDraft, Measures extends object>(
  userId: string,
  id: string,
): KeptDraftOf<Item, Measures> | undefined {
  const value = readMemberData(userId, keyOf(id));
  return isKeptDraft(value) ? (value as KeptDraftOf<Item, Measures>) : undefined;
}

/** Keeps unsent answers in this browser, or removes them; `false` if the browser cannot keep them. */
export function keepDraft(
  userId: string,
  id: string,
  draft: KeptDraft<AnswerDraft, object> | undefined,
): boolean {
  if (draft) return writeMemberData(userId, keyOf(id), draft);
  removeMemberData(userId, keyOf(id));
  return true;
}

/** What the server has. */
export type SavedAnswers<Item extends AnswerDraft> = {
  readonly items: readonly Questions[];
  readonly drafts: ItemDrafts<Item>;
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string | null;
  /** The version that saved an item last. */
  readonly versionOf: (itemId: string) => number;
};

/** What a page starts with: the server's answers, and on top of them those that an earlier page could not send. */
export type OpenedDraft<Item extends AnswerDraft> = {
  readonly drafts: ItemDrafts<Item>;
  readonly unsent: readonly Item[];
  readonly conflict: Extract<SaveState, { kind: 'conflict' }> | undefined;
};

/**
 * Puts unsent answers on top of the server's. Those that the server has after all are dropped; a page that was left can
 * have sent them without seeing the answer. If the server has other, newer answers, the member decides.
 */
export function openDraft<Item extends AnswerDraft>(
  saved: SavedAnswers<Item>,
  kept: KeptDraftOf<Item, object> | undefined,
): OpenedDraft<Item> {
  const unsent = saved.items.flatMap((item) => {
    const own = kept?.items.find(({ itemId }) => itemId === item.id);
    return own && !isSameDraft(item, own, getDraft(saved.drafts, item.id)) ? [own] : [];
  });
  const isOlder = kept !== undefined && unsent.some(({ itemId }) => kept.version < saved.versionOf(itemId));
  const { version, savedAt, savedBy } = saved;
  return {
    drafts: { ...saved.drafts, ...Object.fromEntries(unsent.map((item) => [item.itemId, item])) },
    unsent,
    conflict: isOlder
      ? { kind: 'conflict', version, savedAt: savedAt ?? '', device: savedBy ?? 'another device' }
      : undefined,
  };
}

function keyOf(id: string): string {
  return `draft:${id}`;
}

function isKeptDraft(value: unknown): value is KeptDraft<AnswerDraft, object> {
  if (typeof value !== 'object' || value === null) return false;
  const { version, items } = value as Partial<KeptDraft<AnswerDraft, object>>;
  return typeof version === 'number' && Array.isArray(items);
}
