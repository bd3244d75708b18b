import type { Submission } from '@platform/contracts';
import { Alert, Button, ErrorAlert, Stack } from '@platform/design-system';
import { describeError, paths, useToast } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { useState } from 'react';
import { NOT_SAVED, TOO_MANY_REPORTS } from '../../../content/work.content.ts';
import type { WorkDraft } from '../draft/use-work-draft.ts';
import { useReportWorkMutation } from '../submissions-api.ts';

/** Says why work that reports too many items cannot be handed in, and gives it back with the reports. */
export function ReportItems({
  submission: { id },
  saver,
}: {
  submission: Submission;
  saver: WorkDraft['saver'];
}) {
  const [report, { isLoading, error }] = useReportWorkMutation();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();

  async function run(): Promise<void> {
    // Closed is also what a report leaves whose answer was lost. The server then repeats that answer to the same call.
    const isSaved = (await saver.finish()) || saver.state.kind === 'closed';
    setIsUnsaved(!isSaved);
    if (!isSaved) return;
    const result = await report({ params: { id }, body: { version: saver.version } });
    if (result.error) return;
    toast({ title: 'Reported and given back', description: 'Your answers are kept.', tone: 'success' });
    void navigate(paths.dashboard.submission(id), { replace: true });
  }

  return (
    <Stack>
      {error && <ErrorAlert title="Not reported" error={describeError(error)} />}
      {isUnsaved && <ErrorAlert title="Not reported" error={{ message: NOT_SAVED }} />}
      <Alert
        tone="locked"
        title={TOO_MANY_REPORTS.title}
        action={
          <Button variant="primary" busy={isLoading} busyText="Reporting..." onClick={() => void run()}>
            Report and give back
          </Button>
        }
      >
        {TOO_MANY_REPORTS.text} {TOO_MANY_REPORTS.next}
      </Alert>
    </Stack>
  );
}
