import {
  RETURN_PAYMENT_SENTENCE,
  RETURN_TEST_SENTENCE,
  type Blueprint,
  type UserBlueprint,
} from '@platform/contracts';
import { Button, DateTime, formatMoney, Text } from '@platform/design-system';
import { describeError, useServerTime, useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/overlays';
import { useState } from 'react';
import { useReturnBlueprintMutation } from '../blueprints-api.ts';
import { useOpenPayOf } from '../open-pay.ts';
import { getReturnEnd } from '../../../shared/blueprints/return-notice.tsx';

type Props = { blueprint: Blueprint; row: UserBlueprint };

/** Returns an active blueprint, after a confirmation that says what happens; nothing if it cannot be returned. */
export function ReturnBlueprint({ blueprint, row }: Props) {
  const { name } = blueprint;
  const needsTest = useOpenPayOf(blueprint)?.needsTest;
  const [isConfirming, setConfirming] = useState(false);
  const [returnBlueprint, { isLoading }] = useReturnBlueprintMutation();
  const toast = useToast();
  const end = getReturnEnd([row], row.blueprintId, useServerTime());
  if (end === undefined) return null;
  const amount = formatMoney(row.price);

  async function confirm(): Promise<void> {
    try {
      await returnBlueprint({ params: { id: row.id } }).unwrap();
      toast({ title: 'Return requested', description: `You get ${amount} back.`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
    } finally {
      setConfirming(false);
    }
  }

  return (
    <>
      <Text $size={14} $tone="muted">
        Until <DateTime at={end} showTime /> you can return it and get {amount} back. Completing a demo task
        or handing in a paid task of it ends that right; starting one does not.
        {needsTest && ` ${RETURN_TEST_SENTENCE}`}
      </Text>
      <Button variant="quiet" size="compact" onClick={() => setConfirming(true)}>
        Return blueprint
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title={`Return ${name}?`}
        description={`Its tasks close at once, and what you have in progress is given back. You get ${amount} back. ${RETURN_PAYMENT_SENTENCE} You can return a blueprint once: if you buy it again, you keep it.`}
        cancelText="Keep blueprint"
        confirmText="Return blueprint"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
