import { useBlocker } from '@platform/kit/router';
import { useEffect, useState, type ComponentType } from 'react';
import { DISCARD_LABELS } from './discard-labels.ts';
import {
  losesTypedText,
  useDiscardQuestion,
  useHasUnsavedChanges,
  type DiscardQuestion,
} from './unsaved-changes.ts';

/**
 * Asks before typed text is lost: on a navigation that removes its form, and when `confirmDiscard` is called. One per
 * page, inside the router, because a router supports a single blocker.
 */
export function UnsavedChangesGuard() {
  const question = useDiscardQuestion();
  // Mounted only while there is something to lose, because a router with a blocker warns about every plain hash link.
  const hasChanges = useHasUnsavedChanges();
  return (
    <>
      {hasChanges && <NavigationGuard />}
      <QuestionDialog question={question} />
    </>
  );
}

function NavigationGuard() {
  // A redirect can come in the commit that removes the form, e.g. when the session ends. Nothing can be kept then.
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesTypedText(currentLocation, nextLocation),
  );
  return (
    <QuestionDialog
      question={
        blocker.state === 'blocked' ? { onDiscard: blocker.proceed, onKeep: blocker.reset } : undefined
      }
    />
  );
}

/** Renders the dialog of a question. Its code loads with the first question: public pages start without dialogs. */
function QuestionDialog({ question }: { question: DiscardQuestion | undefined }) {
  const [Dialog, setDialog] = useState<ComponentType<DiscardQuestion>>();
  const isNeeded = question !== undefined && Dialog === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "discard-dialog" */ './discard-dialog.tsx').then(
      ({ DiscardDialog }) => setDialog(() => DiscardDialog),
      // Without a connection the typed text matters most, so the browser's own dialog asks.
      () => setDialog(() => NativeDialog),
    );
  }, [isNeeded]);

  return question && Dialog ? <Dialog {...question} /> : null;
}

function NativeDialog({ onDiscard, onKeep }: DiscardQuestion) {
  useEffect(() => {
    if (confirm(DISCARD_LABELS.title)) onDiscard();
    else onKeep();
    // oxlint-disable-next-line react/exhaustive-deps -- asks once per question, when it is rendered
  }, []);
  return null;
}
