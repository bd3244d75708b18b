import { useState } from 'react';

/** Submits a decision once it is confirmed, and holds what went wrong. */
export function useConfirmation(submit: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await submit();
    } catch (sendError) {
      setError(sendError);
      setBusy(false);
    }
  };

  return { busy, error, confirm: () => void confirm() };
}
