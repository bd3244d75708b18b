import type { WithdrawalCase } from '@platform/contracts';
import { Alert, Badge, DescriptionList, Moment, Money } from '@platform/design-system';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { WITHDRAWAL_WORDS } from '../../content/statuses.ts';
import { CaseSheet } from '../../shared/case/case-sheet.tsx';
import { ConflictNotice } from '../../shared/case/conflict-notice.tsx';
import { RevealLine } from '../../shared/case/reveal-line.tsx';
import { MemberLink } from '../../shared/case/member-link.tsx';
import { TimelineSection } from '../../shared/case/timeline.tsx';
import { useDecision } from '../../shared/case/use-decision.ts';
import { WithdrawalDecision } from './withdrawal-decision.tsx';
import {
  ApproveWithdrawalDialog,
  FailWithdrawalDialog,
  ProcessWithdrawalDialog,
  RejectWithdrawalDialog,
} from './withdrawal-dialogs.tsx';
import { withdrawalKeys, type WithdrawalAction } from './withdrawal-actions.ts';
import { useStaffRevealWithdrawalMutation } from './withdrawals-api.ts';

type Props = { record: WithdrawalCase };

/** One withdrawal: how much to where, the next step of its life, what became of it. */
export function WithdrawalCaseView({ record }: Props) {
  const decision = useDecision<WithdrawalAction>();
  const [reveal, details] = useStaffRevealWithdrawalMutation();
  const revealDetails = () => void reveal({ params: { id: record.id } });
  const { label, tone } = WITHDRAWAL_WORDS[record.status];

  return (
    <CaseSheet
      title={record.username}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={
        <>
          Requested <Moment at={record.requestDate} clock />
        </>
      }
      keys={{ ...withdrawalKeys(record.status, decision.start), v: { does: 'reveal', act: revealDetails } }}
      decision={<WithdrawalDecision record={record} decision={decision} />}
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} words={WITHDRAWAL_WORDS} />}
      {record.reason !== null && (
        <Alert tone="danger" title={label}>
          {record.reason}
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Amount', description: <Money amount={record.amount} size={22} strong /> },
          { term: 'Payment method', description: paymentMethodLabel(record.paymentMethod) },
          {
            term: 'Payment details',
            description: details.data?.paymentDetails ?? record.paymentDetails,
          },
          { term: 'Withdrawal ID', description: record.id },
        ]}
      />
      <RevealLine
        what="Payment details"
        action="payment details"
        revealed={details.data !== undefined}
        busy={details.isLoading}
        error={details.error}
        reveal={revealDetails}
        hide={details.reset}
      />
      <TimelineSection events={record.timeline} />
      <MemberLink userId={record.userId} username={record.username} />
      {decision.open === 'approve' && <ApproveWithdrawalDialog record={record} decision={decision} />}
      {decision.open === 'reject' && <RejectWithdrawalDialog record={record} decision={decision} />}
      {decision.open === 'process' && <ProcessWithdrawalDialog record={record} decision={decision} />}
      {decision.open === 'fail' && <FailWithdrawalDialog record={record} decision={decision} />}
    </CaseSheet>
  );
}
