import { acceptUnitReport, type UnitReportDetail } from '@platform/contracts';
import {
  Alert,
  DateTime,
  DescriptionList,
  formatCount,
  getBadgeLabel,
  getTextLabel,
  LabelBadge,
} from '@platform/design-system';
import { UNIT_REPORT_STATES } from '@platform/kit/states';
import { getBlueprintName } from '../../content/blueprint-labels.ts';
import { UNIT_REPORT_REASON_LABELS } from '../../content/learning-labels.ts';
import { ConflictNotice } from '../../shared/review/decision/conflict-notice.tsx';
import { DecisionBar } from '../../shared/review/decision/decision-bar.tsx';
import {
  toAcceptOrReject,
  toShortcuts,
  type DecisionStep,
} from '../../shared/review/decision/decision-steps.ts';
import { useDecision } from '../../shared/review/decision/use-decision.ts';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { ReportedItem } from '../../shared/review/record/reported-item.tsx';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { useFreeSteps } from '../../shared/undo/use-pending-decisions.ts';
import { useMay } from '../../shared/use-may.ts';
import { useAdminUnitReportQuery } from './learning-api.ts';
import { AcceptUnitReportDialog, RejectUnitReportDialog } from './unit-report-dialogs.tsx';

/** One report of a question, beside its queue. */
export const UnitReportDetailPage = defineDetailPage({
  recordType: 'report of a question',
  useRecord: (id) => useAdminUnitReportQuery({ params: { id } }),
  Review: UnitReportReview,
});

type Props = { record: UnitReportDetail };
type Action = 'approve' | 'reject';

/** The review of one report: the question with the answer and what counts as right, and the decision. */
function UnitReportReview({ record }: Props) {
  const { id, name, status, username, reportedAt } = record;
  const decision = useDecision<Action>({ kind: 'unitReport', id, name });
  const steps = useSteps(record);
  return (
    <ReviewPanel
      title={name}
      badge={<LabelBadge labels={UNIT_REPORT_STATES} value={status} />}
      lead={
        <>
          {getBlueprintName(record.courseId)} · reported by <span translate="no">{username}</span>{' '}
          <DateTime at={reportedAt} showTime />
        </>
      }
      shortcuts={toShortcuts(steps, decision.start)}
      decision={<DecisionBar record={record} labels={UNIT_REPORT_STATES} steps={steps} decision={decision} />}
    >
      {decision.conflict && <ConflictNotice conflict={decision.conflict} labels={UNIT_REPORT_STATES} />}
      {record.answer !== null && (
        <Alert tone="neutral" title={getBadgeLabel(UNIT_REPORT_STATES, status).label}>
          {record.answer}
        </Alert>
      )}
      {!record.isOffered && (
        <Alert tone="locked" title="This question is not offered any more">
          No new attempt gets it.
        </Alert>
      )}
      <Facts record={record} />
      <ReportedItem
        label="The question"
        item={record.unit}
        answers={record.unit.answers}
        scores={record.checked.scores}
      >
        <Alert tone="neutral" title="Why it counts as right">
          {record.checked.explanation}
        </Alert>
      </ReportedItem>
      <ActivityLink userId={record.userId} username={username} />
      {decision.action === 'approve' && <AcceptUnitReportDialog record={record} decision={decision} />}
      {decision.action === 'reject' && <RejectUnitReportDialog record={record} decision={decision} />}
    </ReviewPanel>
  );
}

function useSteps({ id, status }: UnitReportDetail): readonly DecisionStep<Action>[] {
  const may = useMay();
  return useFreeSteps(id, status === 'pending' && may(acceptUnitReport) ? toAcceptOrReject(true) : []);
}

function Facts({ record }: Props) {
  const { reason, text, objective, number, others, id } = record;
  return (
    <DescriptionList
      items={[
        { term: 'What is wrong', description: getTextLabel(UNIT_REPORT_REASON_LABELS, reason) },
        ...(text === '' ? [] : [{ term: 'In their words', description: text }]),
        { term: 'Objective', description: objective },
        { term: 'In the test', description: `Question ${number}` },
        {
          term: 'Others',
          description: others === 0 ? 'No other reports' : formatCount(others, 'other report'),
        },
        { term: 'Report ID', description: id, verbatim: true },
      ]}
    />
  );
}
