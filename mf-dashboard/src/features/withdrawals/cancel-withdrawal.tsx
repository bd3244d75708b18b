import type { Withdrawal } from '@platform/contracts';
import { Button, formatMoney } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/overlays';
import { useState } from 'react';
import { useCancelWithdrawalMutation } from './withdrawals-api.ts';

/** Cancels a withdrawal that is still pending, after a confirmation. */
export function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const [isConfirming, setConfirming] = useState(false);
  const [cancel, { isLoading }] = useCancelWithdrawalMutation();
  const toast = useToast();
  const formattedAmount = formatMoney(amount);

  async function confirm(): Promise<void> {
    try {
      await cancel({ params: { id } }).unwrap();
      toast({
        title: 'Withdrawal canceled',
        description: `${formattedAmount} is back in your available balance.`,
        tone: 'success',
      });
    } catch (error) {
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
    } finally {
      setConfirming(false);
    }
  }

  return (
    <>
      <Button
        size="compact"
        aria-label={`Cancel the withdrawal of ${formattedAmount}`}
        onClick={() => setConfirming(true)}
      >
        Cancel
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title={`Cancel the withdrawal of ${formattedAmount}?`}
        description="The amount returns to your available balance right away."
        cancelText="Keep withdrawal"
        confirmText="Cancel withdrawal"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
