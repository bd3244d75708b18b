import { AlertDialog } from '@platform/kit/layers';
import { useState, type ReactNode } from 'react';
import { Refusal } from './refusal.tsx';
import type { DecisionTaking, Said } from './use-decision.ts';

type Props = {
  decision: DecisionTaking;
  title: string;
  /** What will happen, before it does. */
  description: ReactNode;
  confirmText: string;
  busyText: string;
  tone?: 'primary' | 'danger';
  /** As it stands in 'Failed to ...'. */
  action: string;
  send: () => Promise<unknown>;
  said: Said;
};

/** A decision that needs nothing but a yes. */
export function ConfirmDialog(props: Props) {
  const { decision, title, description, confirmText, busyText, tone, action, send, said } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await decision.take(send, said);
    } catch (refusal) {
      setError(refusal);
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
      onConfirm={() => void confirm()}
    >
      {Boolean(error) && <Refusal action={action} error={error} />}
    </AlertDialog>
  );
}
