import { describeChoice, getAnswer } from '@platform/annotation';
import type { ChoiceAnswer, ItemDraft, SubmissionItem } from '@platform/contracts';
import { readStoredPreference, storePreference } from '@platform/kit';
import { useEffect, useRef, useState } from 'react';
import { getDraft, getItemState, type ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { isLastAnswer } from './next-item.policy.ts';

/** Kept on the device and not with the account: a keyboard invites to it, a phone does not. */
const PREFERENCE = 'next-item';

type Options = {
  readonly items: readonly SubmissionItem[];
  readonly drafts: ItemDrafts<ItemDraft>;
  readonly index: number;
  readonly onGo: (index: number) => void;
};

/**
 * Goes to the next item as soon as an item gets its last answer by key or click, if the member has switched it on. Call
 * `onAnswer` for each change of the answers; undo, redo and reports are none.
 *
 * An item goes on once in a visit, and never if it was done before: a member who comes back corrects an answer, and has
 * to see the correction.
 */
export function useNextItem({ items, drafts, index, onGo }: Options) {
  const [isOn, setIsOn] = useState(() => readStoredPreference(PREFERENCE) === 'on');
  const [announcement, setAnnouncement] = useState('');
  const [done] = useState(() => {
    const isDone = (item: SubmissionItem) => getItemState(item, getDraft(drafts, item.id)) === 'done';
    return new Set(items.filter(isDone).map(({ id }) => id));
  });
  const input = useInput();

  const onAnswer = (before: ItemDraft, after: ItemDraft) => {
    const item = items[index];
    if (!item || done.has(item.id) || getItemState(item, after) !== 'done') return;
    done.add(item.id);
    const isLast = index === items.length - 1;
    if (!isOn || isLast || input.current.isArrow || !isLastAnswer(item, before, after)) return;
    input.current.hasGone = true;
    setAnnouncement(describe(item, index, after));
    onGo(index + 1);
  };

  return {
    isOn,
    announcement,
    onAnswer,
    onToggle: (next: boolean) => {
      setIsOn(next);
      storePreference(PREFERENCE, next ? 'on' : 'off');
    },
  };
}

/**
 * Follows what answers: arrow keys choose every radio button that they pass, so none of them is the last answer. The
 * second half of a double click must not answer the item that has just come under the pointer.
 */
function useInput() {
  const input = useRef({ isArrow: false, hasGone: false });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      input.current = { isArrow: key.startsWith('Arrow'), hasGone: false };
    };
    const onPointerDown = () => {
      input.current.isArrow = false;
    };
    const onClick = (event: MouseEvent) => {
      if (event.detail > 1 && input.current.hasGone) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.detail === 1) input.current.hasGone = false;
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    addEventListener('pointerdown', onPointerDown, { capture: true });
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true });
      removeEventListener('pointerdown', onPointerDown, { capture: true });
      removeEventListener('click', onClick, { capture: true });
    };
  }, []);
  return input;
}

/** Says what was answered: the answer leaves the screen, and the focus with it. */
function describe({ parts }: SubmissionItem, index: number, { answers }: ItemDraft): string {
  const choices = parts.flatMap((part) =>
    part.type === 'choice' ? [describeChoice(part, getAnswer(answers, part) as ChoiceAnswer)] : [],
  );
  return `Item ${index + 1} answered${choices.length > 0 ? `: ${choices.join('; ')}` : ''}`;
}
