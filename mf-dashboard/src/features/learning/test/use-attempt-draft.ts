import type { Attempt, SaveAttemptBody } from '@platform/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftBody, SaveDelays } from '../../../shared/answers/draft-saver.ts';
import type { AnswerDraft, ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { readKeptDraft } from '../../../shared/answers/kept-draft.ts';
import { useDraft } from '../../../shared/answers/use-draft.ts';
import { useSaveAttemptMutation } from '../attempts-api.ts';

/** The answers to a question of a test; its id is its number. */
export type UnitDraft = AnswerDraft & { readonly isMarked: boolean };
export type AttemptDraft = ReturnType<typeof useAttemptDraft>;

/** This browser keeps answers at once; the server gets those of half a second together: not each key is a call. */
const DELAYS: SaveDelays = { sendMs: 500, keepMs: 0 };

type Options = {
  /** As it was when the page opened it. */
  attempt: Attempt;
  /** As the server has it now. */
  latest: Attempt | undefined;
  userId: string;
  /** Looks up what the server has now. */
  onRefresh: () => void;
};

/** Holds the answers of an attempt and saves them. What another page saves of other questions is taken over. */
export function useAttemptDraft({ attempt, latest, userId, onRefresh }: Options) {
  const { id, items, version, savedBy } = attempt;
  const [kept] = useState(() => readKeptDraft<UnitDraft, object>(userId, id));
  /** Whether another tab of this browser writes. */
  const [isReadOnly, setIsReadOnly] = useState(false);
  const [save] = useSaveAttemptMutation();
  const draft = useDraft<UnitDraft, object>({
    ...{ id, userId, kept, delays: DELAYS },
    saved: {
      ...{ items, version, savedBy, savedAt: null, drafts: toUnitDrafts(items) },
      versionOf: (itemId) => items.find((item) => item.id === itemId)?.version ?? 0,
    },
    send: (body) => save({ params: { id }, body: toSaveBody(body) }).unwrap(),
    measure: () => ({}),
    onReadOnly: () => setIsReadOnly(true),
    onOthersSaved: onRefresh,
  });

  const takeOver = useEffectEvent((newer: Attempt) => {
    // An older answer would take back what this page has saved since.
    if (newer.state === 'open' && newer.version >= draft.saver.version)
      draft.merge(toUnitDrafts(newer.items));
  });
  useEffect(() => {
    if (latest && latest !== attempt) takeOver(latest);
  }, [latest, attempt]);

  return { ...draft, isReadOnly };
}

/** Returns the answers as the server has them. */
export function toUnitDrafts(items: Attempt['items']): ItemDrafts<UnitDraft> {
  return Object.fromEntries(
    items.map(({ id, answers, isMarked }) => [id, { itemId: id, answers, isMarked }]),
  );
}

/** Returns the draft of a question; an empty one if there is none. */
export function getUnitDraft(drafts: ItemDrafts<UnitDraft>, itemId: string): UnitDraft {
  return drafts[itemId] ?? { itemId, answers: {}, isMarked: false };
}

function toSaveBody({ items, ...rest }: DraftBody<UnitDraft, object>): SaveAttemptBody {
  return {
    ...rest,
    items: items.map(({ itemId, answers, isMarked }) => ({ number: Number(itemId), answers, isMarked })),
  };
}
