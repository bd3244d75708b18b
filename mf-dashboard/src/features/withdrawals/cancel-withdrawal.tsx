import type { Withdrawal } from '@platform/contracts';
import { Button, formatMoney } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/layers';
import { useState } from 'react';
import { errorWords } from '../../shared/errors/error-words.ts';
import { useCancelWithdrawalMutation } from './withdrawals-api.ts';

/** Takes back a withdrawal that nobody has decided; its amount is available again. */
export function CancelWithdrawal({ withdrawal: { id, amount } }: { withdrawal: Withdrawal }) {
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelWithdrawalMutation();
  const toast = useToast();
  const money = formatMoney(amount);

  async function confirm(): Promise<void> {
    try {
      await cancel({ params: { id } }).unwrap();
      toast({ title: 'Withdrawal cancelled', description: `${money} is available again.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', description: errorWords(error), tone: 'danger' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Button size="compact" aria-label={`Cancel the withdrawal of ${money}`} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Cancel the withdrawal of ${money}?`}
        description="The amount goes back to your available balance at once. You can request it again at any time."
        cancelText="Keep it"
        confirmText="Cancel withdrawal"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
