import type { CommentBody, ItemAnswers, ReviewDetail } from '@platform/contracts';
import { readMemberData, removeMemberData, useSession, writeMemberData } from '@platform/kit';
import { useState } from 'react';

/** What an administrator has written about a submission and not sent yet. */
export type ReviewDraft = {
  /** By criterion: the chosen option. */
  readonly criteria: Readonly<Record<string, string>>;
  readonly comments: readonly CommentBody[];
  /** The text of the next decision, whichever it is. */
  readonly text: string;
  /** By item: all its answers, with the corrections. */
  readonly fixes: Readonly<Record<string, ItemAnswers>>;
};

const EMPTY: ReviewDraft = { criteria: {}, comments: [], text: '', fixes: {} };

/**
 * Keeps the draft of a review in this browser until the decision, so that it survives a reload. Each hand-in, its
 * appeal and each administrator have a draft of their own.
 */
export function useReviewDraft(record: ReviewDetail) {
  const { id, round, state } = record;
  const { user } = useSession();
  const userId = user?.id ?? '';
  const key = `review:${id}:${round}:${state}`;
  const owner = `${userId} ${key}`;
  const [stored, setStored] = useState(() => ({ owner, draft: readDraft(userId, key) }));
  const own = stored.owner === owner ? stored.draft : readDraft(userId, key);
  const draft = { ...own, criteria: fillIn(record, own.criteria) };

  const change = (changes: Partial<ReviewDraft>) => {
    const next = { ...own, ...changes };
    writeMemberData(userId, key, next);
    setStored({ owner, draft: next });
  };

  return {
    draft,
    setCriterion: (criterion: string, option: string) =>
      change({ criteria: { ...own.criteria, [criterion]: option } }),
    /** Replaces the comment at `index`. */
    saveComment: (comment: CommentBody, index: number) =>
      change({ comments: draft.comments.toSpliced(index, 1, comment) }),
    addComments: (comments: readonly CommentBody[]) => change({ comments: [...draft.comments, ...comments] }),
    removeComment: (index: number) => change({ comments: draft.comments.toSpliced(index, 1) }),
    setText: (text: string) => change({ text }),
    /** Sets the corrected answers to an item; `undefined` restores the member's. */
    setFix: (itemId: string, answers: ItemAnswers | undefined) => {
      const { [itemId]: _previous, ...others } = draft.fixes;
      change({ fixes: answers === undefined ? others : { ...others, [itemId]: answers } });
    },
    /** Empties the draft when its decision is made. */
    discard: () => {
      removeMemberData(userId, key);
      setStored({ owner, draft: EMPTY });
    },
  };
}

/** Fills in what follows from the score where nothing is chosen. Criteria that the task no longer has are left out. */
function fillIn({ rubric, presets }: ReviewDetail, chosen: ReviewDraft['criteria']): ReviewDraft['criteria'] {
  return Object.fromEntries(
    rubric.flatMap(({ id }) => {
      const option = chosen[id] ?? presets[id];
      return option === undefined ? [] : [[id, option]];
    }),
  );
}

function readDraft(userId: string, key: string): ReviewDraft {
  return toDraft(readMemberData(userId, key));
}

/** Returns a stored draft; an empty one if nothing is stored, or something else than a draft. */
function toDraft(stored: unknown): ReviewDraft {
  const value = stored as Partial<ReviewDraft> | null | undefined;
  const isDraft =
    isObject(value) &&
    isObject(value.criteria) &&
    Array.isArray(value.comments) &&
    typeof value.text === 'string' &&
    isObject(value.fixes);
  return isDraft ? (value as ReviewDraft) : EMPTY;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
