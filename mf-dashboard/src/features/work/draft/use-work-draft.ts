import type { ItemDraft, SaveDraftBody, Submission, User } from '@platform/contracts';
import { useState } from 'react';
import type { ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { readKeptDraft } from '../../../shared/answers/kept-draft.ts';
import { useDraft } from '../../../shared/answers/use-draft.ts';
import { useSaveDraftMutation } from '../submissions-api.ts';
import { useActiveTime } from './use-active-time.ts';
import { useEffort } from './use-effort.ts';

/** What is saved of a submission beside its answers. */
type Measures = Pick<SaveDraftBody, 'activeSeconds' | 'effort'>;

/** The answers that a page writes, and how they are saved. */
export type WorkDraft = ReturnType<typeof useWorkDraft>;

/** Holds the answers to a submission and saves them, with the time and the effort that went into them. */
export function useWorkDraft(submission: Submission, userId: User['id']) {
  const { id, version, savedBy, items } = submission;
  const [kept] = useState(() => readKeptDraft<ItemDraft, Measures>(userId, id));
  /** Whether another tab of this browser writes. */
  const [isReadOnly, setIsReadOnly] = useState(false);
  const time = useActiveTime(Math.max(submission.activeSeconds, kept?.activeSeconds ?? 0), !isReadOnly);
  const effort = useEffort(kept?.effort ?? submission.effort);
  const [save] = useSaveDraftMutation();
  const draft = useDraft<ItemDraft, Measures>({
    ...{ id, userId, kept },
    saved: {
      ...{ items, version, savedBy, drafts: toItemDrafts(items) },
      savedAt: savedBy === null ? null : submission.savedAt,
      versionOf: () => version,
    },
    send: (body) => save({ params: { id }, body }).unwrap(),
    measure: () => ({ activeSeconds: time.getSeconds(), effort: effort.getEffort() }),
    onReadOnly: () => setIsReadOnly(true),
  });
  return { ...draft, isReadOnly, minutes: time.minutes, effort };
}

/** Returns the answers as the server has them. */
export function toItemDrafts(items: Submission['items']): ItemDrafts<ItemDraft> {
  return Object.fromEntries(
    items.map(({ id, answers, cannotDo }) => [id, { itemId: id, answers, cannotDo: cannotDo ?? null }]),
  );
}

/** Returns the draft of an item; an empty one if there is none. */
export function getItemDraft(drafts: ItemDrafts<ItemDraft>, itemId: string): ItemDraft {
  return drafts[itemId] ?? { itemId, answers: {}, cannotDo: null };
}
