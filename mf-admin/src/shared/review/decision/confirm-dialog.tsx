import { AlertDialog } from '@platform/kit/overlays';
import type { ReactNode } from 'react';
import { ActionError } from './action-error.tsx';
import { useConfirmation } from './use-confirmation.ts';
import type { DecisionControls } from './use-decision.ts';

type Props = {
  decision: Pick<DecisionControls, 'close'>;
  title: string;
  /** Tells the administrator what the decision will do. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  tone?: 'primary' | 'danger';
  /** Completes "Failed to ..." in the error message. */
  action: string;
  /** Submits the decision. */
  submit: () => Promise<void>;
  /** What the administrator has to read before they confirm. */
  children?: ReactNode;
};

/** Asks for confirmation of a decision that needs no other input. */
export function ConfirmDialog(props: Props) {
  const { decision, title, description, confirmText, busyText, tone, action, submit, children } = props;
  const { busy, error, confirm } = useConfirmation(submit);
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
      onConfirm={confirm}
    >
      {children}
      {Boolean(error) && <ActionError action={action} error={error} />}
    </AlertDialog>
  );
}
