import { Alert, Button, DateTime } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { useCancelDeletionMutation } from './deletion-api.ts';

/** Says when the account is deleted, and keeps it after all. */
export function DeletionNotice({ deletesAt }: { deletesAt: string }) {
  const [cancel, { isLoading }] = useCancelDeletionMutation();
  const toast = useToast();

  const keep = async () => {
    try {
      await cancel({}).unwrap();
      toast({ title: 'Your account is kept', description: 'Nothing has changed.', tone: 'success' });
    } catch (error) {
      toast({
        title: 'Your account is still about to be deleted',
        error: describeError(error),
        tone: 'danger',
      });
    }
  };

  return (
    <Alert
      tone="locked"
      title={
        <>
          Your account will be deleted on <DateTime at={deletesAt} showTime />
        </>
      }
      action={
        <Button size="compact" busy={isLoading} onClick={() => void keep()}>
          Keep my account
        </Button>
      }
    >
      Withdraw your money first. You give up what is left in your balance on that day.
    </Alert>
  );
}
