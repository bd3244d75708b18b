import type { PurchaseCase } from '@platform/contracts';
import { Alert, Badge, DescriptionList, Moment, Money, Row } from '@platform/design-system';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { CaseSheet } from '../../shared/case/case-sheet.tsx';
import { ConflictNotice } from '../../shared/case/conflict-notice.tsx';
import { Decided } from '../../shared/case/decided.tsx';
import { DecisionButton } from '../../shared/case/decision-button.tsx';
import { MemberLink } from '../../shared/case/member-link.tsx';
import { TimelineSection } from '../../shared/case/timeline.tsx';
import { useDecision, type Decision } from '../../shared/case/use-decision.ts';
import { ApprovePurchaseDialog, RejectPurchaseDialog } from './purchase-dialogs.tsx';

type Props = { record: PurchaseCase };

type Action = 'approve' | 'reject';

/** One purchase: what is to be paid, how it can be found, the decision, what became of it. */
export function PurchaseCaseView({ record }: Props) {
  const decision = useDecision<Action>();
  const { label, tone } = OWNERSHIP_WORDS[record.status];
  return (
    <CaseSheet
      title={record.username}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={
        <>
          {record.blueprint.name} · requested <Moment at={record.purchaseDate} clock />
        </>
      }
      keys={
        record.status === 'pending'
          ? {
              a: { does: 'approve', act: () => decision.start('approve') },
              r: { does: 'reject', act: () => decision.start('reject') },
            }
          : {}
      }
      decision={<DecisionBar record={record} decision={decision} />}
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} words={OWNERSHIP_WORDS} />}
      {record.reason !== null && (
        <Alert tone="danger" title="Rejected">
          {record.reason}
        </Alert>
      )}
      <Facts record={record} />
      <TimelineSection events={record.timeline} />
      <MemberLink userId={record.userId} username={record.username} />
      {decision.open === 'approve' && <ApprovePurchaseDialog record={record} decision={decision} />}
      {decision.open === 'reject' && <RejectPurchaseDialog record={record} decision={decision} />}
    </CaseSheet>
  );
}

function Facts({ record }: Props) {
  return (
    <DescriptionList
      items={[
        { term: 'To be paid', description: <Money amount={record.price} size={22} strong /> },
        { term: 'Payment method', description: paymentMethodLabel(record.paymentMethod) },
        { term: 'Reference given to the member', description: record.reference ?? 'None' },
        {
          term: 'Transaction reference of the member',
          description: record.transactionReference ?? 'Not given yet',
        },
        { term: 'Opens', description: `${record.blueprint.name}, for life` },
        { term: 'Purchase ID', description: record.id },
      ]}
    />
  );
}

function DecisionBar({ record, decision }: Props & { decision: Decision<Action> }) {
  if (record.status !== 'pending') {
    const { label } = OWNERSHIP_WORDS[record.status];
    return (
      <Decided word={label} at={record.decidedAt} by={record.decidedBy} justNow={decision.justDecided} />
    );
  }
  return (
    <Row>
      <DecisionButton kind="main" shortcut="a" onClick={() => decision.start('approve')}>
        Approve
      </DecisionButton>
      <DecisionButton kind="refuse" shortcut="r" onClick={() => decision.start('reject')}>
        Reject
      </DecisionButton>
    </Row>
  );
}
