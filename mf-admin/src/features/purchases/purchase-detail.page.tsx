import type { PurchaseDetail } from '@platform/contracts';
import { Alert, DescriptionList, DateTime, Money, getBadgeLabel } from '@platform/design-system';
import { paths, useSession } from '@platform/kit';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';
import { useFreeSteps } from '../../shared/undo/use-pending-decisions.ts';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { CaseNotices } from '../../shared/review/case/case-notices.tsx';
import { CaseSections } from '../../shared/review/case/case-sections.tsx';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';
import { useCaseClaim } from '../../shared/review/case/use-case-claim.ts';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import {
  toApproveOrReject,
  toShortcuts,
  type DecisionStep,
} from '../../shared/review/decision/decision-steps.ts';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { describeRepeats, RepeatsNotice } from '../../shared/review/record/repeats-notice.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { useDecision, type Decision } from '../../shared/review/decision/use-decision.ts';
import { PurchaseBadge } from './purchase-badge.tsx';
import { ApprovePurchaseDialog, RejectPurchaseDialog } from './purchase-dialogs.tsx';
import { useAdminPurchaseQuery } from './purchases-api.ts';
import { ApproveReturnDialog, CompleteReturnDialog, RejectReturnDialog } from './return-dialogs.tsx';
import { ReturnSection } from './return-section.tsx';
import { getReturnSteps, type ReturnAction } from './return-steps.ts';

const REPEATED = { sharedValue: 'transaction reference', recordType: 'purchase' };
const NOT_REPORTED = 'No payment reported';

/** One purchase, beside its queue. */
export const PurchaseDetailPage = defineDetailPage({
  recordType: 'purchase',
  useRecord: (id) => useAdminPurchaseQuery({ params: { id } }),
  Review: PurchaseReview,
});

type Props = { record: PurchaseDetail };

/** The review of one purchase: price and payment references, the decision and the timeline. */
function PurchaseReview({ record }: Props) {
  const { user } = useSession();
  const isReturning = record.status === 'returning';
  const claim = useCaseClaim('purchase', record, record.status === 'pending' || isReturning);
  const decision = useDecision<'approve' | 'reject' | ReturnAction>({
    ...{ kind: 'purchase', id: record.id, name: record.username, keepClaim: claim.keep },
  });
  const canDecide = claim.canClaim && !claim.isHeldByOther;
  const possible = isReturning
    ? getReturnSteps(record, user?.username)
    : toApproveOrReject(!record.memberDisabled);
  const steps = useFreeSteps<DecisionStep<'approve' | 'reject' | ReturnAction>>(
    record.id,
    canDecide ? possible : [],
  );
  return (
    <ReviewPanel
      title={record.username}
      badge={
        <>
          <PurchaseBadge {...record} />
          {record.memberDisabled && <DisabledBadge />}
        </>
      }
      lead={
        <>
          {record.blueprint.name} · requested <DateTime at={record.purchaseDate} showTime />
        </>
      }
      shortcuts={toShortcuts(steps, decision.start)}
      decision={
        <DecisionBar
          record={record}
          labels={OWNERSHIP_STATUS_LABELS}
          steps={steps}
          decision={decision}
          warning={
            describeRepeats({ repeats: record.repeats, ...REPEATED }) ??
            (record.payment === 'awaiting' ? NOT_REPORTED : undefined)
          }
        />
      }
    >
      <CaseNotices record={record} claim={claim} decision={decision} labels={OWNERSHIP_STATUS_LABELS} />
      <RepeatsNotice
        repeats={record.repeats}
        {...REPEATED}
        labels={OWNERSHIP_STATUS_LABELS}
        toPath={paths.admin.purchase}
      >
        A payment can pay for one purchase only. Check whose payment it is.
      </RepeatsNotice>
      <PurchaseAlerts record={record} />
      <PurchaseFields record={record} />
      <ReturnSection record={record} canPayBack={steps.some(({ action }) => action === 'complete return')} />
      <CaseSections kind="purchase" id={record.id} conflictOfInterest={record.conflictOfInterest} />
      <TimelineSection events={record.timeline} />
      <ActivityLink userId={record.userId} username={record.username} />
      <Dialogs record={record} decision={decision} />
    </ReviewPanel>
  );
}

/** What the member has not reported, and why the purchase or its return was rejected. */
function PurchaseAlerts({ record }: Props) {
  return (
    <>
      {record.payment === 'awaiting' && (
        <Alert tone="neutral" title={NOT_REPORTED}>
          The member has not reported a payment.
          {record.expiresAt !== null && (
            <>
              {' '}
              Without a report, the purchase is canceled on <DateTime at={record.expiresAt} showTime />.
            </>
          )}
        </Alert>
      )}
      {record.reason !== null && (
        <Alert
          tone="danger"
          title={
            record.status === 'active'
              ? 'Return rejected'
              : getBadgeLabel(OWNERSHIP_STATUS_LABELS, record.status).label
          }
        >
          {record.reason}
        </Alert>
      )}
    </>
  );
}

function Dialogs({ record, decision }: Props & { decision: Decision<'approve' | 'reject' | ReturnAction> }) {
  switch (decision.action) {
    case 'approve':
      return <ApprovePurchaseDialog record={record} decision={decision} />;
    case 'reject':
      return <RejectPurchaseDialog record={record} decision={decision} />;
    case 'approve return':
      return <ApproveReturnDialog record={record} decision={decision} />;
    case 'complete return':
      return <CompleteReturnDialog record={record} decision={decision} />;
    case 'reject return':
      return <RejectReturnDialog record={record} decision={decision} />;
    case undefined:
      return null;
  }
}

function PurchaseFields({ record }: Props) {
  return (
    <DescriptionList
      items={[
        { term: 'Price', description: <Money amount={record.price} size={22} strong /> },
        { term: 'Payment method', description: paymentMethodLabel(record.paymentMethod) },
        { term: 'Payment reference', description: record.reference ?? 'None', verbatim: true },
        {
          term: 'Transaction reference',
          description: record.transactionReference ?? 'Not provided yet',
          verbatim: true,
        },
        { term: 'Unlocks', description: record.blueprint.name },
        { term: 'Purchase ID', description: record.id, verbatim: true },
      ]}
    />
  );
}
