import { AlertDialog } from '@platform/design-system';
import { DISCARD_LABELS } from './discard-labels.ts';
import type { DiscardQuestion } from './unsaved-changes.ts';

/** Asks whether to lose the typed text. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardQuestion) {
  const { title, text, discard, keep } = DISCARD_LABELS;
  return (
    <AlertDialog
      open
      onOpenChange={onKeep}
      tone="danger"
      title={title}
      description={text}
      cancelText={keep}
      confirmText={discard}
      onConfirm={onDiscard}
    />
  );
}
