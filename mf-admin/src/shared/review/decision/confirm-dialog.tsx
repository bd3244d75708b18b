import { AlertDialog } from '@platform/kit/overlays';
import { useState, type ReactNode } from 'react';
import { ActionError } from './action-error.tsx';
import type { DecisionControls } from './use-decision.ts';

type Props = {
  decision: Pick<DecisionControls, 'close'>;
  title: string;
  /** Tells the administrator what the decision will do. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  tone?: 'primary' | 'danger';
  /** The decision can be undone, so the focus starts on its button. */
  isUndoable?: boolean;
  /** Completes "Failed to ..." in the error message. */
  action: string;
  /** Submits the decision. */
  submit: () => Promise<void>;
  /** What the administrator has to read before they confirm. */
  children?: ReactNode;
};

/** Asks for confirmation of a decision that needs no other input. */
export function ConfirmDialog(props: Props) {
  const { decision, title, description, confirmText, busyText, tone, isUndoable, action, submit, children } =
    props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await submit();
    } catch (sendError) {
      setError(sendError);
      setBusy(false);
    }
  };

  return (
    <AlertDialog
      open
      onOpenChange={decision.close}
      title={title}
      description={description}
      confirmText={confirmText}
      busy={busy}
      busyText={busyText}
      tone={tone}
      startOn={isUndoable ? 'confirm' : 'cancel'}
      onConfirm={() => void confirm()}
    >
      {children}
      {Boolean(error) && <ActionError action={action} error={error} />}
    </AlertDialog>
  );
}
