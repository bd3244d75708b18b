import { acceptUnitReport, rejectUnitReport, type UnitReportDetail } from '@platform/contracts';
import { useContractForm } from '@platform/kit/forms';
import { UNIT_ACCEPT_REASONS, UNIT_REJECT_REASONS } from '../../content/reasons.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminAcceptUnitReportMutation, useAdminRejectUnitReportMutation } from './learning-api.ts';

type Props = { record: UnitReportDetail; decision: DecisionControls };

/** Accepts a report: the question is taken out, and its correction waits to be rescored. */
export function AcceptUnitReportDialog({ record: { id, name, username }, decision }: Props) {
  const [accept] = useAdminAcceptUnitReportMutation();
  const form = useContractForm({
    endpoint: acceptUnitReport,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        body,
        title: 'Report accepted',
        send: () => accept({ params: { id }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Take ${name} out?`}
      description={`No new attempt gets it. It counts as right for everyone who had it once you rescore it under Corrections; no result falls. ${username} reads your reason. ${UNDO_TERM}`}
      confirmText="Accept the report"
      busyText="Accepting..."
      action="accept report"
      prepared={UNIT_ACCEPT_REASONS}
      tone="primary"
    />
  );
}

/** Rejects a report of a question that is in order. */
export function RejectUnitReportDialog({ record: { id, name, username }, decision }: Props) {
  const [reject] = useAdminRejectUnitReportMutation();
  const form = useContractForm({
    endpoint: rejectUnitReport,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        body,
        title: 'Report rejected',
        send: () => reject({ params: { id }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject the report of ${username}`}
      description={`${name} stays in the test, and no result changes. ${username} reads your reason. ${UNDO_TERM}`}
      confirmText="Reject the report"
      busyText="Rejecting..."
      action="reject report"
      prepared={UNIT_REJECT_REASONS}
    />
  );
}
