import { CANNOT_DO_TEXTS, reinstateItem, type ItemReportDetail } from '@platform/contracts';
import {
  Alert,
  DateTime,
  DescriptionList,
  getBadgeLabel,
  getTextLabel,
  LabelBadge,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { ITEM_REPORT_STATES } from '@platform/kit/states';
import { CaseNotices } from '../../shared/review/case/case-notices.tsx';
import { CaseSections } from '../../shared/review/case/case-sections.tsx';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';
import { useCaseClaim } from '../../shared/review/case/use-case-claim.ts';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import {
  toAcceptOrReject,
  toShortcuts,
  type DecisionStep,
} from '../../shared/review/decision/decision-steps.ts';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { RepeatsNotice } from '../../shared/review/record/repeats-notice.tsx';
import { ReportedItem } from '../../shared/review/record/reported-item.tsx';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { useFreeSteps } from '../../shared/undo/use-pending-decisions.ts';
import { useMay } from '../../shared/use-may.ts';
import { AcceptItemReport, ReinstateItemDialog, RejectItemReportDialog } from './item-report-dialogs.tsx';
import { useAdminItemReportQuery } from './item-reports-api.ts';

/** One report of an item, beside its queue. */
export const ItemReportDetailPage = defineDetailPage({
  recordType: 'report',
  useRecord: (id) => useAdminItemReportQuery({ params: { id } }),
  Review: ItemReportReview,
});

type Props = { record: ItemReportDetail };
type Action = 'approve' | 'reject' | 'reinstate';

const REINSTATE: DecisionStep<Action> = {
  ...{ action: 'reinstate', kind: 'secondary', label: 'Offer the item again', shortcut: 'o' },
};

/** The review of one report: the item, who else reported it, the decision and the timeline. */
function ItemReportReview({ record }: Props) {
  const claim = useCaseClaim('report', record, record.status === 'pending');
  const decision = useDecision<Action>({
    ...{ kind: 'report', id: record.id, name: record.itemName, keepClaim: claim.keep },
  });
  const steps = useSteps(record, claim.canClaim && !claim.isHeldByOther);
  return (
    <ReviewPanel
      title={record.itemName}
      badge={
        <>
          <LabelBadge labels={ITEM_REPORT_STATES} value={record.status} />
          {record.memberDisabled && <DisabledBadge />}
        </>
      }
      lead={
        <>
          {record.title} · reported by <span translate="no">{record.username}</span>{' '}
          <DateTime at={record.reportedAt} showTime />
        </>
      }
      shortcuts={toShortcuts(steps, decision.start)}
      decision={
        <DecisionBar
          record={record}
          labels={ITEM_REPORT_STATES}
          steps={steps}
          decision={decision}
          confirmation={
            decision.action === 'approve' && <AcceptItemReport record={record} decision={decision} />
          }
        />
      }
    >
      <CaseNotices record={record} claim={claim} decision={decision} labels={ITEM_REPORT_STATES} />
      <RepeatsNotice
        repeats={record.repeats}
        sharedValue="item"
        recordType="report"
        labels={ITEM_REPORT_STATES}
        toPath={paths.admin.report}
      />
      {record.takenOutAt !== null && (
        <Alert tone="neutral" title="Taken out for the member">
          No one had decided by <DateTime at={record.takenOutAt} showTime />. Your decision counts for others.
        </Alert>
      )}
      {record.closedAt !== null && (
        <Alert tone="locked" title="This item is closed">
          Since <DateTime at={record.closedAt} showTime />, no one gets it.
        </Alert>
      )}
      {record.reason !== null && (
        <Alert tone="neutral" title={getBadgeLabel(ITEM_REPORT_STATES, record.status).label}>
          {record.reason}
        </Alert>
      )}
      <ItemReportFields record={record} />
      {record.item && <ReportedItem label="The item" item={record.item} />}
      <CaseSections kind="report" id={record.id} conflictOfInterest={record.conflictOfInterest} />
      <TimelineSection events={record.timeline} />
      <ActivityLink userId={record.userId} username={record.username} />
      {decision.action === 'reject' && <RejectItemReportDialog record={record} decision={decision} />}
      {decision.action === 'reinstate' && <ReinstateItemDialog record={record} decision={decision} />}
    </ReviewPanel>
  );
}

/** A pending report can be decided, and the item of an accepted one offered again. */
function useSteps(
  { id, status, closedAt, conflictOfInterest, memberDisabled }: ItemReportDetail,
  canDecide: boolean,
): readonly DecisionStep<Action>[] {
  const may = useMay();
  const decisions = useFreeSteps<DecisionStep<Action>>(
    id,
    canDecide ? toAcceptOrReject(!memberDisabled) : [],
  );
  const canReinstate = status === 'accepted' && closedAt !== null && conflictOfInterest === null;
  return canReinstate && may(reinstateItem) ? [REINSTATE] : decisions;
}

function ItemReportFields({ record }: Props) {
  return (
    <DescriptionList
      items={[
        { term: 'Cannot be done', description: getTextLabel(CANNOT_DO_TEXTS, record.cannotDo) },
        {
          term: record.isGivenBack ? 'Given back' : 'Read it',
          description: record.isGivenBack ? (
            `Item ${record.itemNumber} of the work, which was given back with its reports`
          ) : (
            <Link to={paths.admin.review(record.submissionId)}>Item {record.itemNumber} of the work</Link>
          ),
        },
        { term: 'Accepted reports', description: record.accepted },
        ...(record.isOwnItem
          ? [{ term: 'Offered to', description: 'This member only: it was drawn for this work' }]
          : []),
        { term: 'Report ID', description: record.id, verbatim: true },
      ]}
    />
  );
}
