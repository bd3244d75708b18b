import {
  REJECTION_REASONS,
  REJECTION_CODES,
  REJECTION_TEXT_MIN,
  REVISION_DAYS,
  APPEAL_DAYS,
  APPEAL_HOURS,
  requestRevision,
  rejectWork,
  type RejectionCode,
} from '@platform/contracts';
import { Alert, formatCount, getTextLabel, SelectField } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { REJECTION_TEXTS, REVISION_TEXTS } from '../../content/review-comments.ts';
import { describeMeasures, EFFORT_SHOWN, NO_EFFORT_TEXTS, UNDO_TERM } from '../../content/review-labels.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useAdminRejectWorkMutation, useAdminRequestRevisionMutation } from './reviews-api.ts';
import type { ReviewModel } from './use-review-model.ts';

type Props = { model: ReviewModel };

const COMMENT_MISSING = 'Comment on at least one place in the work, so that the member sees what is wrong.';

const CODE_OPTIONS = REJECTION_CODES.map((code) => ({ value: code, label: REJECTION_REASONS[code] }));

/** submitted -> revision. The member can hand in a changed version. */
export function RevisionDialog({ model }: Props) {
  const { record, review, decision } = model;
  const { criteria, comments } = review.draft;
  const [request] = useAdminRequestRevisionMutation();
  const form = useContractForm({
    endpoint: requestRevision,
    initialValues: { text: review.draft.text },
    confirmLeave: false,
    toBody: ({ text }) => ({ criteria, comments: [...comments], ...(text !== undefined && { text }) }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: requestRevision, body, title: 'Changes requested' },
        send: async () => {
          await request({ params: { id: record.id }, body }).unwrap();
          review.discard();
        },
      }),
  });
  return (
    <DecisionDialog
      model={model}
      form={form}
      title="Ask for changes?"
      description={`The member reads your ${formatCount(comments.length, 'comment')} and has ${REVISION_DAYS} days to hand in a changed version. ${describeRevisionsLeft(record.revisionsLeft)} ${UNDO_TERM}`}
      confirmText="Ask for changes"
      busyText="Sending..."
      action="ask for changes"
      label="Text to the member"
      hint="Optional, in addition to your comments."
      prepared={REVISION_TEXTS}
      problems={comments.length === 0 ? [COMMENT_MISSING] : []}
    />
  );
}

/** submitted -> rejected. No reward; the member can appeal once. */
export function RejectDialog({ model }: Props) {
  const { record, review, decision } = model;
  const { criteria, comments } = review.draft;
  const [reject] = useAdminRejectWorkMutation();
  const form = useContractForm({
    endpoint: rejectWork,
    initialValues: { text: review.draft.text, code: '' },
    confirmLeave: false,
    // The schema of the body checks the code; an empty one has its message on the field.
    toBody: ({ text = '', code }) => ({
      criteria,
      comments: [...comments],
      text,
      code: code as RejectionCode,
    }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: rejectWork, body, title: 'Work rejected' },
        send: async () => {
          await reject({ params: { id: record.id }, body }).unwrap();
          review.discard();
        },
      }),
  });
  const { code } = form.values;
  return (
    <DecisionDialog
      model={model}
      form={form}
      tone="danger"
      title="Reject this work?"
      description={`The member gets no reward and cannot hand this task in again. They read your reason and comments, and can appeal once within ${APPEAL_DAYS} days; another administrator, if there is one, then decides within ${APPEAL_HOURS} hours, or the appeal is granted. ${UNDO_TERM}`}
      confirmText="Reject the work"
      busyText="Rejecting..."
      action="reject the work"
      label="Reason"
      hint={describeLength(form.values.text)}
      prepared={code in REJECTION_TEXTS ? [REJECTION_TEXTS[code as RejectionCode]] : []}
      problems={[
        ...(comments.length === 0 ? [COMMENT_MISSING] : []),
        ...(code === 'no_effort' && record.noEffort === null ? [EFFORT_SHOWN] : []),
      ]}
    >
      {code === 'no_effort' && record.noEffort !== null && (
        <Alert tone="locked" title={record.measures ? describeMeasures(record.measures) : 'No effort'}>
          {getTextLabel(NO_EFFORT_TEXTS, record.noEffort)}
        </Alert>
      )}
      <SelectField
        label="Why"
        hint="Speed, hints and taste are no reasons."
        placeholder="Choose a reason"
        options={CODE_OPTIONS}
        {...form.field('code')}
      />
    </DecisionDialog>
  );
}

/** Says how much of the shortest reason is written. */
export function describeLength(text: string): string {
  const length = text.trim().length;
  const rest = REJECTION_TEXT_MIN - length;
  const rule = `The member reads this word for word. At least ${REJECTION_TEXT_MIN} characters`;
  return rest > 0 ? `${rule}: ${rest} to go.` : `${rule}: ${length} written.`;
}

function describeRevisionsLeft(revisionsLeft: number): string {
  return revisionsLeft > 1
    ? `You can ask ${revisionsLeft - 1} more time after this.`
    : 'This is the last time that changes can be asked for.';
}
