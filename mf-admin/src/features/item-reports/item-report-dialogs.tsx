import {
  acceptItemReport,
  ITEM_REPORTS_MAX,
  reinstateItem,
  rejectItemReport,
  type ItemReportDetail,
} from '@platform/contracts';
import { useContractForm } from '@platform/kit/forms';
import { ITEM_REPORT_REASONS, REINSTATE_REASONS } from '../../content/reasons.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { ConfirmInPlace } from '../../shared/review/decision/confirm-in-place.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import {
  useAdminAcceptItemReportMutation,
  useAdminReinstateItemMutation,
  useAdminRejectItemReportMutation,
} from './item-reports-api.ts';

type Props = { record: ItemReportDetail; decision: DecisionControls };

/** Accepts a report; with the one of another member, it closes the item. */
export function AcceptItemReport({ record, decision }: Props) {
  const [accept] = useAdminAcceptItemReportMutation();
  const { id, itemName } = record;
  return (
    <ConfirmInPlace
      decision={decision}
      shortcut="a"
      title={`Can ${itemName} not be done?`}
      description={`${describeAcceptance(record)} ${UNDO_TERM}`}
      confirmText="Accept the report"
      busyText="Accepting..."
      action="accept report"
      submit={() =>
        decision.submitWithUndo({
          ...{ endpoint: acceptItemReport, body: {}, title: 'Report accepted' },
          send: () => accept({ params: { id } }).unwrap(),
        })
      }
    />
  );
}

function describeAcceptance(record: ItemReportDetail): string {
  const { username } = record;
  const forOthers = describeClosing(record);
  return waitsForDecision(record) ? `It is taken out of the work of ${username}. ${forOthers}` : forOthers;
}

/** Whether the member gave the work back with the report, and still has the item. */
function waitsForDecision({ isGivenBack, takenOutAt }: ItemReportDetail): boolean {
  return isGivenBack && takenOutAt === null;
}

/** What becomes of the rejected report's work: a reward is there if it was accepted. */
function describeRejection(record: ItemReportDetail): string {
  const { username, itemName, isGivenBack } = record;
  if (!isGivenBack) return `${itemName} stays open. ${username} reads your reason and keeps the reward.`;
  return waitsForDecision(record)
    ? `${username} reads your reason, and has to answer ${itemName} to hand the work in.`
    : `${itemName} stays open for others. It was taken out for ${username} already.`;
}

function describeClosing({ accepted, closedAt, isOwnItem }: ItemReportDetail): string {
  if (isOwnItem) return 'Only this member has the item, so nothing is closed.';
  if (closedAt !== null) return 'The item is closed already.';
  return accepted + 1 >= ITEM_REPORTS_MAX
    ? 'It is then no longer offered to anyone. Who has it keeps it.'
    : `The item stays open until you have accepted the reports of ${ITEM_REPORTS_MAX} members.`;
}

/** Rejects a report of an item that can be done. */
export function RejectItemReportDialog({ record, decision }: Props) {
  const { id, username } = record;
  const [reject] = useAdminRejectItemReportMutation();
  const form = useContractForm({
    endpoint: rejectItemReport,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: rejectItemReport, body, title: 'Report rejected' },
        send: () => reject({ params: { id }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject the report of ${username}`}
      description={describeRejection(record)}
      confirmText="Reject the report"
      busyText="Rejecting..."
      action="reject report"
      prepared={ITEM_REPORT_REASONS}
    />
  );
}

/** Offers a closed item again. */
export function ReinstateItemDialog({ record: { id, itemName }, decision }: Props) {
  const [reinstate] = useAdminReinstateItemMutation();
  const form = useContractForm({
    endpoint: reinstateItem,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => reinstate({ params: { id }, body }).unwrap(), {
        title: 'Item offered again',
        description: `${itemName} is part of new work from now on.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Offer ${itemName} again?`}
      description="Members get it again, and its accepted reports no longer count. The members who reported it read your reason."
      confirmText="Offer it again"
      busyText="Offering..."
      action="offer the item again"
      prepared={REINSTATE_REASONS}
      tone="primary"
    />
  );
}
