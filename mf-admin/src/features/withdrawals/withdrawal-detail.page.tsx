import { approveWithdrawal, revealWithdrawal, type WithdrawalDetail } from '@platform/contracts';
import {
  Alert,
  DescriptionList,
  DateTime,
  Money,
  getBadgeLabel,
  getTextLabel,
  LabelBadge,
} from '@platform/design-system';
import { paths, useSession } from '@platform/kit';
import { WITHDRAWAL_STATES } from '@platform/kit/states';
import {
  COOLDOWN_CAUSE_TEXTS,
  paymentMethodLabel,
  SECOND_APPROVAL_CAUSE_TEXTS,
} from '../../content/payment-labels.ts';
import { useFreeSteps } from '../../shared/undo/use-pending-decisions.ts';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { CaseNotices } from '../../shared/review/case/case-notices.tsx';
import { CaseSections } from '../../shared/review/case/case-sections.tsx';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';
import { useCaseClaim } from '../../shared/review/case/use-case-claim.ts';
import type { Claim } from '../../shared/review/case/use-claim.ts';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import { toShortcuts } from '../../shared/review/decision/decision-steps.ts';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { RevealControl } from '../../shared/review/record/reveal-control.tsx';
import { RequirementsNotice } from '../../shared/review/record/requirements-notice.tsx';
import { ApprovalsNotice } from '../../shared/review/record/approvals-notice.tsx';
import { UNREADABLE, UnreadableNotice } from '../../shared/review/record/unreadable-notice.tsx';
import { describeRepeats, RepeatsNotice } from '../../shared/review/record/repeats-notice.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { useDecision, type Decision } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import { MoneyComposition } from './money-composition.tsx';
import {
  ApproveWithdrawal,
  BounceWithdrawalDialog,
  FailWithdrawalDialog,
  ProcessWithdrawalDialog,
  RejectWithdrawalDialog,
} from './withdrawal-dialogs.tsx';
import { WithdrawalComparison } from './withdrawal-comparison.tsx';
import { getWithdrawalSteps, type WithdrawalAction } from './withdrawal-steps.ts';
import { useAdminRevealWithdrawalMutation, useAdminWithdrawalQuery } from './withdrawals-api.ts';

const REPEATED = { sharedValue: 'payout destination', recordType: 'withdrawal' };

/** One withdrawal, beside its queue. */
export const WithdrawalDetailPage = defineDetailPage({
  recordType: 'withdrawal',
  useRecord: (id) => useAdminWithdrawalQuery({ params: { id } }),
  Review: WithdrawalReview,
});

type Props = { record: WithdrawalDetail };

/** Precede who decided: `Marked as come back by kate`. */
const DECISION_LABELS = {
  ...WITHDRAWAL_STATES,
  bounced: { ...WITHDRAWAL_STATES.bounced, label: 'Marked as come back' },
};

/** The review of one withdrawal: amount and destination, the next step and the timeline. */
function WithdrawalReview({ record }: Props) {
  const may = useMay();
  const [reveal, revealed] = useAdminRevealWithdrawalMutation();
  const revealDetails = () => void reveal({ params: { id: record.id } });
  const isOpen = record.status === 'pending' || record.status === 'processing';
  const claim = useCaseClaim('withdrawal', record, isOpen);
  const decision = useDecision<WithdrawalAction>({
    ...{ kind: 'withdrawal', id: record.id, name: record.username, keepClaim: claim.keep },
  });
  // Who reveals the details of an approved withdrawal is about to pay it.
  const isPaidByOther = record.status === 'processing' && claim.isHeldByOther;
  const isNotToBePaid = record.status === 'processing' && record.memberDisabled;
  const mayReveal =
    may(revealWithdrawal) && record.conflictOfInterest === null && !isPaidByOther && !isNotToBePaid;
  const steps = useSteps(record, claim);

  return (
    <ReviewPanel
      title={record.username}
      badge={
        <>
          <LabelBadge labels={WITHDRAWAL_STATES} value={record.status} />
          {record.memberDisabled && <DisabledBadge />}
        </>
      }
      lead={
        <>
          Requested <DateTime at={record.requestDate} showTime />
        </>
      }
      shortcuts={{
        ...toShortcuts(steps, decision.start),
        ...(mayReveal && { v: { label: 'reveal', run: revealDetails } }),
      }}
      decision={
        <DecisionBar
          record={record}
          labels={DECISION_LABELS}
          steps={steps}
          decision={decision}
          warning={describeRepeats({ repeats: record.repeats, ...REPEATED })}
          confirmation={
            decision.action === 'approve' && <ApproveWithdrawal record={record} decision={decision} />
          }
        />
      }
    >
      <Notices record={record} claim={claim} decision={decision} />
      <WithdrawalFields
        record={record}
        // Also hidden once they may no longer be revealed.
        paymentDetails={(mayReveal && revealed.data?.paymentDetails) || record.paymentDetails}
      />
      {mayReveal && (
        <RevealControl
          label="Payment details"
          target="payment details"
          isRevealed={revealed.data !== undefined}
          busy={revealed.isLoading}
          error={revealed.error}
          onReveal={revealDetails}
          onHide={revealed.reset}
        />
      )}
      <MoneyComposition composition={record.composition} />
      <CaseSections kind="withdrawal" id={record.id} conflictOfInterest={record.conflictOfInterest} />
      <TimelineSection events={record.timeline} />
      <ActivityLink userId={record.userId} username={record.username} />
      <Dialogs record={record} decision={decision} />
    </ReviewPanel>
  );
}

/** The steps that this administrator can take now. */
function useSteps(record: WithdrawalDetail, { isHeldByOther }: Claim) {
  const { user } = useSession();
  const may = useMay();
  const canDecide = may(approveWithdrawal) && !isHeldByOther;
  return useFreeSteps(record.id, canDecide ? getWithdrawalSteps(record, user?.username) : []);
}

type NoticesProps = Props & { claim: Claim; decision: Pick<Decision, 'conflict'> };

/** What an administrator has to know before a step. */
function Notices({ record, claim, decision }: NoticesProps) {
  return (
    <>
      <CaseNotices record={record} claim={claim} decision={decision} labels={WITHDRAWAL_STATES} />
      {record.paymentDetails === null && <UnreadableNotice label="payment details" />}
      {record.status === 'pending' && record.secondApprovalCause !== null && (
        <ApprovalsNotice
          firstApproval={record.firstApproval}
          cause={`${getTextLabel(SECOND_APPROVAL_CAUSE_TEXTS, record.secondApprovalCause)}.`}
          next="completes the approval or rejects it"
        />
      )}
      {record.status === 'pending' && (
        <RequirementsNotice {...record} title="It cannot be approved yet">
          {record.cooldownUntil && <CooldownItem record={record} until={record.cooldownUntil} />}
        </RequirementsNotice>
      )}
      <RepeatsNotice
        repeats={record.repeats}
        {...REPEATED}
        labels={WITHDRAWAL_STATES}
        toPath={paths.admin.withdrawal}
        renderComparison={(otherId) => <WithdrawalComparison record={record} otherId={otherId} />}
      />
      {record.reason !== null && (
        <Alert tone="danger" title={getBadgeLabel(WITHDRAWAL_STATES, record.status).label}>
          {record.reason}
        </Alert>
      )}
    </>
  );
}

/** Says until when a payout waits, and why. */
function CooldownItem({ record: { cooldownCause }, until }: Props & { until: string }) {
  return (
    <li>
      {cooldownCause && `${getTextLabel(COOLDOWN_CAUSE_TEXTS, cooldownCause)}. `}
      It can be approved from <DateTime at={until} showTime />.
    </li>
  );
}

type FieldProps = Props & { paymentDetails: string | null };

function WithdrawalFields({ record, paymentDetails }: FieldProps) {
  return (
    <DescriptionList
      items={[
        { term: 'Amount', description: <Money amount={record.amount} size={22} strong /> },
        { term: 'Payment method', description: paymentMethodLabel(record.paymentMethod) },
        {
          term: 'Payment details',
          description: paymentDetails ?? UNREADABLE,
          verbatim: true,
        },
        ...(record.transactionReference === null
          ? []
          : [{ term: 'Transaction reference', description: record.transactionReference, verbatim: true }]),
        ...(record.returnReference === null
          ? []
          : [{ term: 'Reference of what came back', description: record.returnReference, verbatim: true }]),
        { term: 'Withdrawal ID', description: record.id, verbatim: true },
      ]}
    />
  );
}

function Dialogs({ record, decision }: Props & { decision: Decision<WithdrawalAction> }) {
  return (
    <>
      {decision.action === 'reject' && <RejectWithdrawalDialog record={record} decision={decision} />}
      {decision.action === 'process' && <ProcessWithdrawalDialog record={record} decision={decision} />}
      {decision.action === 'bounce' && <BounceWithdrawalDialog record={record} decision={decision} />}
      {decision.action === 'fail' && <FailWithdrawalDialog record={record} decision={decision} />}
    </>
  );
}
