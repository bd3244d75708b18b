import type { Submission } from '@platform/contracts';
import { Button, ErrorAlert } from '@platform/design-system';
import { describeError, paths, useToast } from '@platform/kit';
import { AlertDialog } from '@platform/kit/overlays';
import { useNavigate } from '@platform/kit/router';
import { useState } from 'react';
import type { WorkDraft } from '../draft/use-work-draft.ts';
import { useGiveBackWorkMutation } from '../submissions-api.ts';

/** Gives a task back after a question. */
export function GiveBack({
  submission: { id },
  saver,
}: {
  submission: Submission;
  saver: WorkDraft['saver'];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [giveBack, { isLoading, error }] = useGiveBackWorkMutation();
  const toast = useToast();
  const navigate = useNavigate();

  async function confirm(): Promise<void> {
    await saver.flush();
    const result = await giveBack({ params: { id } });
    if (result.error) return;
    toast({
      title: 'Given back',
      description: 'Your answers are kept if you start it again.',
      tone: 'success',
    });
    void navigate(paths.dashboard.tasks());
  }

  return (
    <>
      <Button size="compact" variant="quiet" onClick={() => setIsOpen(true)}>
        Give back
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Give this task back?"
        description="It does not count against you, and your place is free for others. You can start it again later if a place is free."
        confirmText="Give back"
        cancelText="Keep working"
        busy={isLoading}
        busyText="Giving back..."
        onConfirm={() => void confirm()}
      >
        {error && <ErrorAlert title="Not given back" error={describeError(error)} />}
      </AlertDialog>
    </>
  );
}
