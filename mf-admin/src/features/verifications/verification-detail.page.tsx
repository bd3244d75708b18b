import type { VerificationDetail } from '@platform/contracts';
import { Alert, Badge, DateTime } from '@platform/design-system';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { ConflictNotice } from '../../shared/review/decision/conflict-notice.tsx';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import { APPROVE_OR_REJECT, toShortcuts } from '../../shared/review/decision/decision-steps.ts';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { MemberLink } from '../../shared/review/record/member-link.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { useDecision, type DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { useDocumentsReview } from './documents-check.tsx';
import { IdentityDocuments } from './identity-documents.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useAdminVerificationQuery } from './verifications-api.ts';

/** One verification, beside its queue. */
export const VerificationDetailPage = defineDetailPage({
  recordType: 'verification',
  useRecord: (id) => useAdminVerificationQuery({ params: { id } }),
  Review: VerificationReview,
});

type Props = { record: VerificationDetail };

/** The review of one verification: the identity documents, the decision and the timeline. */
function VerificationReview({ record }: Props) {
  const decision = useDecision<'approve' | 'reject'>();
  const documents = useDocumentsReview(record);
  const { revealed, reveal } = documents;
  const dialogControls: DecisionControls = {
    close: decision.close,
    // The buttons are disabled as well; Enter in a field can submit without them.
    submit: async (...args) => {
      if (documents.canDecide) await decision.submit(...args);
    },
  };
  const { label, tone } = OWNERSHIP_STATUS_LABELS[record.status];
  const steps = record.status === 'pending' ? APPROVE_OR_REJECT : [];

  return (
    <ReviewPanel
      title={record.username}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={<Lead record={record} />}
      shortcuts={{
        ...toShortcuts(steps, decision.start),
        v: { label: 'reveal', run: reveal },
      }}
      decision={
        <DecisionBar record={record} labels={OWNERSHIP_STATUS_LABELS} steps={steps} decision={decision} />
      }
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} labels={OWNERSHIP_STATUS_LABELS} />}
      {record.reason !== null && (
        <Alert tone="danger" title={record.final ? 'Rejected permanently' : 'Rejected, can try again'}>
          {record.reason}
        </Alert>
      )}
      <RevealControl
        label="Personal data"
        target="identity documents"
        isRevealed={revealed !== undefined}
        busy={documents.isRevealing}
        error={documents.revealError}
        onReveal={reveal}
        onHide={documents.hide}
      />
      <IdentityDocuments record={record} revealed={revealed} />
      <TimelineSection events={record.timeline} />
      <MemberLink userId={record.userId} username={record.username} />
      {decision.action === 'approve' && (
        <ApproveDialog record={record} decision={dialogControls} documents={documents} />
      )}
      {decision.action === 'reject' && (
        <RejectDialog record={record} decision={dialogControls} documents={documents} />
      )}
    </ReviewPanel>
  );
}

function Lead({ record: { blueprint, purchaseDate, approvedAutomaticallyAt } }: Props) {
  return (
    <>
      {blueprint.name} · submitted <DateTime at={purchaseDate} showTime />
      {approvedAutomaticallyAt !== null && (
        <>
          {' '}
          · automatic approval on <DateTime at={approvedAutomaticallyAt} showTime />
        </>
      )}
    </>
  );
}
