import type { VerificationDetail } from '@platform/contracts';
import { Alert, DateTime, LabelBadge } from '@platform/design-system';
import { paths } from '@platform/kit';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';
import { useFreeSteps } from '../../shared/undo/use-pending-decisions.ts';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { CaseNotices } from '../../shared/review/case/case-notices.tsx';
import { CaseSections } from '../../shared/review/case/case-sections.tsx';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';
import { useCaseClaim } from '../../shared/review/case/use-case-claim.ts';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import { toShortcuts } from '../../shared/review/decision/decision-steps.ts';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { UnreadableNotice } from '../../shared/review/record/unreadable-notice.tsx';
import { describeRepeats, RepeatsNotice } from '../../shared/review/record/repeats-notice.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { useDecision, type DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { ConfirmIdentityDialog } from './confirm-dialog.tsx';
import { useDocumentsReview, type DocumentsReview } from './documents-check.tsx';
import { IdentityDocuments } from './identity-documents.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { VerificationComparison } from './verification-comparison.tsx';
import { getVerificationSteps, type VerificationAction } from './verification-steps.ts';
import { useAdminVerificationQuery } from './verifications-api.ts';

const REPEATED = { sharedValue: 'identity number, or one that looks alike,', recordType: 'verification' };

/** One verification, beside its queue. */
export const VerificationDetailPage = defineDetailPage({
  recordType: 'verification',
  useRecord: (id) => useAdminVerificationQuery({ params: { id } }),
  Review: VerificationReview,
});

type Props = { record: VerificationDetail };

function Badges({ record }: Props) {
  return (
    <>
      <LabelBadge labels={OWNERSHIP_STATUS_LABELS} value={record.status} />
      {record.memberDisabled && <DisabledBadge />}
    </>
  );
}

/** The review of one verification: the identity documents, the decision and the timeline. */
function VerificationReview({ record }: Props) {
  const isOpen = record.status === 'pending' || (record.status === 'active' && !record.isChecked);
  const claim = useCaseClaim('verification', record, isOpen);
  const decision = useDecision<VerificationAction>({
    ...{ kind: 'verification', id: record.id, name: record.username, keepClaim: claim.keep },
  });
  const documents = useDocumentsReview(record);
  const { revealed, reveal } = documents;
  const dialogControls: DecisionControls = {
    ...decision,
    // The buttons are disabled as well; Enter in a field can submit without them.
    submitWithUndo: async (...args) => {
      if (documents.canDecide) await decision.submitWithUndo(...args);
    },
  };
  const steps = useFreeSteps(record.id, claim.isHeldByOther ? [] : getVerificationSteps(record));

  return (
    <ReviewPanel
      title={record.username}
      badge={<Badges record={record} />}
      lead={<Lead record={record} />}
      shortcuts={{
        ...toShortcuts(steps, decision.start),
        ...(record.conflictOfInterest === null && { v: { label: 'reveal', run: reveal } }),
      }}
      decision={
        <DecisionBar
          record={record}
          labels={OWNERSHIP_STATUS_LABELS}
          steps={steps}
          decision={decision}
          warning={describeRepeats({ ...record, ...REPEATED })}
        />
      }
    >
      <CaseNotices record={record} claim={claim} decision={decision} labels={OWNERSHIP_STATUS_LABELS} />
      {record.metadata === null && record.documentsRemovedAt === null && (
        <UnreadableNotice label="identity documents" />
      )}
      <Findings record={record} documents={documents} />
      {record.reason !== null && (
        <Alert tone="danger" title={record.final ? 'Rejected permanently' : 'Rejected, can try again'}>
          {record.reason}
        </Alert>
      )}
      {record.metadata !== null && record.conflictOfInterest === null && (
        <RevealControl
          label="Personal data"
          target="identity documents"
          isRevealed={revealed !== undefined}
          busy={documents.isRevealing}
          error={documents.revealError}
          onReveal={reveal}
          onHide={documents.hide}
        />
      )}
      <IdentityDocuments record={record} revealed={revealed} />
      <CaseSections kind="verification" id={record.id} conflictOfInterest={record.conflictOfInterest} />
      <TimelineSection events={record.timeline} />
      <ActivityLink userId={record.userId} username={record.username} />
      {decision.action === 'approve' && (
        <ApproveDialog record={record} decision={dialogControls} documents={documents} />
      )}
      {decision.action === 'confirm' && <ConfirmIdentityDialog record={record} decision={decision} />}
      {decision.action === 'reject' && (
        <RejectDialog record={record} decision={dialogControls} documents={documents} />
      )}
    </ReviewPanel>
  );
}

/** What an administrator has to know before a decision, or before a payout. */
function Findings({ record, documents }: Props & { documents: DocumentsReview }) {
  const { status, decidedBy, isChecked, repeats, conflictOfInterest, memberDisabled } = record;
  const canConfirm = conflictOfInterest === null && !memberDisabled;
  return (
    <>
      <RepeatsNotice
        repeats={repeats}
        {...REPEATED}
        labels={OWNERSHIP_STATUS_LABELS}
        toPath={paths.admin.verification}
        renderComparison={(otherId) => <VerificationComparison {...{ record, documents, otherId }} />}
      >
        {status === 'pending'
          ? 'It is therefore not approved automatically: an administrator decides.'
          : undefined}
      </RepeatsNotice>
      {status === 'active' && !isChecked && (
        <Alert tone="locked" title="No administrator has checked this identity">
          {decidedBy === null
            ? 'It was approved automatically.'
            : `${decidedBy} approved it without viewing the documents.`}{' '}
          {canConfirm && 'Reveal the documents, compare them and confirm the identity. '}
          Until the identity is confirmed, no payout to this member can be approved.
        </Alert>
      )}
    </>
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
