import type { UserBlueprint } from '@platform/contracts';
import { Button } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/overlays';
import { useState } from 'react';
import { useCancelPurchaseMutation } from '../blueprints-api.ts';

/** Cancels a purchase that is still pending, after a confirmation. */
export function CancelPurchase({ row, name }: { row: UserBlueprint; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const [cancel, { isLoading }] = useCancelPurchaseMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await cancel({ params: { id: row.id } }).unwrap();
      toast({ title: 'Purchase canceled', description: `You can purchase ${name} again.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
    } finally {
      setConfirming(false);
    }
  }

  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => setConfirming(true)}>
        Cancel purchase
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title="Cancel this purchase?"
        description="If you have already paid, do not cancel: we could no longer match your payment. Write to support instead."
        cancelText="Keep purchase"
        confirmText="Cancel purchase"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
