import type { User } from '@platform/contracts';
import { Alert, Button, DateTime } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { LABELS } from './labels.ts';
import { useStopOwnSecondFactorResetMutation } from './second-factor-api.ts';

/** Says that the user's second factor is about to be removed, and stops that. Nothing without a reset. */
export function SecondFactorResetNotice({ reset }: { reset: User['secondFactorReset'] | undefined }) {
  const [stop, { isLoading }] = useStopOwnSecondFactorResetMutation();
  const toast = useToast();
  if (!reset) return null;

  const keep = async () => {
    try {
      await stop({}).unwrap();
      toast({ title: LABELS.resetStopped, description: LABELS.resetStoppedText, tone: 'success' });
    } catch (error) {
      toast({ title: LABELS.resetNotStopped, error: describeError(error), tone: 'danger' });
    }
  };

  return (
    <Alert
      tone="locked"
      title={
        reset.removesAt ? (
          <>
            Two-factor authentication will be removed on <DateTime at={reset.removesAt} showTime />
          </>
        ) : (
          LABELS.resetOpened
        )
      }
      action={
        <Button size="compact" busy={isLoading} onClick={() => void keep()}>
          {LABELS.stopReset}
        </Button>
      }
    >
      {LABELS.resetText}
    </Alert>
  );
}
