import { DELETION_DAYS, DELETION_REASON_MAX, type User } from '@platform/contracts';
import { Button, Checkbox, ErrorAlert, formatMoney, Stack, TextArea } from '@platform/design-system';
import { confirmDiscard, describeError, isApiError, useToast, useUnsavedChanges } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useRequestDeletionMutation } from './deletion-api.ts';

type Props = { readonly user: User; readonly onClose: () => void };

/** Requests the deletion. The page asks for the password if it was entered too long ago. */
export function DeletionDialog({ user, onClose }: Props) {
  const formId = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const [givesUpBalance, setGivesUpBalance] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [reason, setReason] = useState('');
  const [request, { isLoading, error }] = useRequestDeletionMutation();
  const toast = useToast();
  const isUnsaved = reason.trim() !== '';
  useUnsavedChanges(isUnsaved);
  const leave = () => (isUnsaved ? confirmDiscard(onClose) : onClose());

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!givesUpBalance);
    if (!givesUpBalance) return checkbox.current?.focus();
    const body = { givesUpBalance, ...(reason.trim() !== '' && { reason }) };
    if (!('data' in (await request({ body })))) return;
    toast({
      title: `Your account will be deleted in ${DELETION_DAYS} days`,
      description: 'We have emailed you about it. You can keep it until then.',
      tone: 'success',
    });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={leave}
      title="Delete your account?"
      description={`We delete it in ${DELETION_DAYS} days. Until then you can change your mind.`}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="danger" type="submit" form={formId} busy={isLoading} busyText="Sending...">
            Delete in {DELETION_DAYS} days
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {isApiError(error) && (
            <ErrorAlert title="The deletion was not requested" error={describeError(error)} />
          )}
          <Checkbox
            ref={checkbox}
            label="I give up what is in my balance on that day, and rewards that are still locked"
            hint={`Now that is ${formatMoney(user.balance)} and ${formatMoney(user.lockedBalance)} locked.`}
            error={isMissing && !givesUpBalance ? 'Confirm it to continue.' : undefined}
            checked={givesUpBalance}
            onChange={({ target }) => setGivesUpBalance(target.checked)}
          />
          <TextArea
            label="Why are you leaving?"
            optional
            rows={3}
            maxLength={DELETION_REASON_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
