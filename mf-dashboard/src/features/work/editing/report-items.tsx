import type { Submission } from '@platform/contracts';
import { Alert, Button, Stack } from '@platform/design-system';
import { paths, useToast } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { TOO_MANY_REPORTS } from '../../../content/work.content.ts';
import { assertSaved, ClosingError, useClosingCall } from '../../../shared/answers/closing-call.tsx';
import type { WorkDraft } from '../draft/use-work-draft.ts';
import { useReportWorkMutation } from '../submissions-api.ts';

type Props = { submission: Submission; saver: WorkDraft['saver'] };

/** Says why work that reports too many items cannot be handed in, and gives it back with the reports. */
export function ReportItems({ submission: { id }, saver }: Props) {
  const [report] = useReportWorkMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const { busy, error, run } = useClosingCall();

  async function giveBack(): Promise<boolean> {
    await assertSaved(saver, 'finish');
    await report({ params: { id }, body: { version: saver.version } }).unwrap();
    toast({ title: 'Reported and given back', description: 'Your answers are kept.', tone: 'success' });
    void navigate(paths.dashboard.submission(id), { replace: true });
    return true;
  }

  return (
    <Stack>
      <ClosingError title="Not reported" error={error} />
      <Alert
        tone="locked"
        title={TOO_MANY_REPORTS.title}
        action={
          <Button variant="primary" busy={busy} busyText="Reporting..." onClick={() => void run(giveBack)}>
            Report and give back
          </Button>
        }
      >
        {TOO_MANY_REPORTS.text} {TOO_MANY_REPORTS.next}
      </Alert>
    </Stack>
  );
}
