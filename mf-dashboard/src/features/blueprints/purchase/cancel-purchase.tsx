import type { UserBlueprint } from '@platform/contracts';
import { Button } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/layers';
import { useState } from 'react';
import { errorWords } from '../../../shared/errors/error-words.ts';
import { useCancelPurchaseMutation } from '../blueprints-api.ts';

/** Takes a purchase back that nobody has decided yet. */
export function CancelPurchase({ row, name }: { row: UserBlueprint; name: string }) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelPurchaseMutation();
  const toast = useToast();

  async function confirm(): Promise<void> {
    try {
      await cancel({ params: { id: row.id } }).unwrap();
      toast({ title: 'Purchase cancelled', description: `${name} can be purchased again.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', description: errorWords(error), tone: 'danger' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => setAsking(true)}>
        Cancel purchase
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Cancel this purchase?"
        description="If you have already paid, do not cancel: the payment could no longer be matched. Write to support instead."
        cancelText="Keep it"
        confirmText="Cancel purchase"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
