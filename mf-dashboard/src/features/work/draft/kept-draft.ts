import type { ItemDraft, Submission } from '@platform/contracts';
import { readMemberData, removeMemberData, writeMemberData } from '@platform/kit';
import { getDraft, isSameDraft, toItemDrafts, type ItemDrafts } from '../answers/item-drafts.ts';
import type { KeptDraft, SaveState } from './draft-saver.ts';

/** Reads the unsent answers to a submission from this browser. */
export function readKeptDraft(userId: string, submissionId: string): KeptDraft | undefined {
  const value = readMemberData(userId, keyOf(submissionId));
  return isKeptDraft(value) ? value : undefined;
}

/** Keeps unsent answers in this browser, or removes them; `false` if the browser cannot keep them. */
export function keepDraft(userId: string, submissionId: string, draft: KeptDraft | undefined): boolean {
  if (draft) return writeMemberData(userId, keyOf(submissionId), draft);
  removeMemberData(userId, keyOf(submissionId));
  return true;
}

/** What a page starts with: the server's answers, and on top of them those that an earlier page could not send. */
export type OpenedDraft = {
  readonly drafts: ItemDrafts;
  readonly unsent: readonly ItemDraft[];
  readonly conflict: Extract<SaveState, { kind: 'conflict' }> | undefined;
};

/**
 * Puts unsent answers on top of the server's. Those that the server has after all are dropped; a page that was left can
 * have sent them without seeing the answer. If the server has other, newer answers, the member decides.
 */
export function openDraft(submission: Submission, kept: KeptDraft | undefined): OpenedDraft {
  const saved = toItemDrafts(submission.items);
  const unsent = submission.items.flatMap((item) => {
    const own = kept?.items.find(({ itemId }) => itemId === item.id);
    return own && !isSameDraft(item, own, getDraft(saved, item.id)) ? [own] : [];
  });
  const isOlder = unsent.length > 0 && kept !== undefined && kept.version < submission.version;
  return {
    drafts: { ...saved, ...Object.fromEntries(unsent.map((item) => [item.itemId, item])) },
    unsent,
    conflict: isOlder ? describeConflict(submission) : undefined,
  };
}

function describeConflict({ version, savedAt, savedBy }: Submission) {
  return { kind: 'conflict' as const, version, savedAt, device: savedBy ?? 'another device' };
}

function keyOf(submissionId: string): string {
  return `draft:${submissionId}`;
}

/** Another release may have written it. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, items, activeSeconds, effort } = value as Partial<KeptDraft>;
  return (
    typeof version === 'number' &&
    typeof activeSeconds === 'number' &&
    typeof effort === 'object' &&
    Array.isArray(items)
  );
}
