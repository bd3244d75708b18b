import { PartReader } from '@platform/annotation';
import { findAnswerErrors, approveWork, EARNINGS_LOCK, type ReviewDetail } from '@platform/contracts';
import { formatCount, formatMoney, Heading, Stack } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { APPROVAL_TEXTS } from '../../content/review-comments.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import type { ReviewDraft } from './review-draft.ts';
import { listChangedPresets } from './score.ts';
import { useAdminApproveWorkMutation } from './reviews-api.ts';
import { answerOf } from '../../shared/review/record/item-answers.ts';
import type { ReviewModel } from './use-review-model.ts';

/** submitted -> approved, with corrections or without. The reward is credited and stays locked from the hand-in. */
export function ApproveDialog({ model }: { model: ReviewModel }) {
  const { record, review, decision } = model;
  const { criteria, comments, fixes } = review.draft;
  const [approve] = useAdminApproveWorkMutation();
  const count = Object.keys(fixes).length;
  const reward = formatMoney(record.reward);
  const form = useContractForm({
    endpoint: approveWork,
    initialValues: { text: review.draft.text },
    confirmLeave: false,
    toBody: ({ text }) => ({
      criteria,
      comments: [...comments],
      fixes: Object.entries(fixes).map(([itemId, answers]) => ({ itemId, answers })),
      ...(text !== undefined && { text }),
    }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: approveWork, body, title: 'Work approved' },
        send: async () => {
          await approve({ params: { id: record.id }, body }).unwrap();
          review.discard();
        },
      }),
  });
  return (
    <DecisionDialog
      model={model}
      form={form}
      title={count > 0 ? `Approve with ${formatCount(count, 'correction')}?` : 'Approve this work?'}
      description={`${reward} is credited to the member, locked until ${EARNINGS_LOCK} after the hand-in. ${UNDO_TERM}`}
      confirmText={`Approve ${reward}`}
      busyText="Approving..."
      action="approve the work"
      label="Text to the member"
      hint="Optional. Say what is good, or what to do differently next time."
      prepared={APPROVAL_TEXTS}
      problems={[
        ...listUnexplainedLevels(record, review.draft, form.values.text),
        ...listIncompleteFixes(record, fixes),
      ]}
    >
      <FixDifferences record={record} fixes={fixes} />
    </DecisionDialog>
  );
}

type FixProps = { record: ReviewDetail; fixes: ReviewDraft['fixes'] };

/** The corrected answers beside what was handed in, as the member will see them. */
function FixDifferences({ record, fixes }: FixProps) {
  return record.items.map((item, index) => {
    const answers = fixes[item.id];
    if (answers === undefined) return null;
    return (
      <Stack key={item.id} as="section" aria-label={`Corrections of item ${index + 1}`} $gap={3}>
        <Heading as="h3" $size={16}>
          Item {index + 1}
        </Heading>
        {item.parts.map((definition) => (
          <PartReader
            key={definition.id}
            definition={definition}
            answer={answerOf({ answers }, definition)}
            comparison={{ label: 'Handed in', answer: answerOf(item, definition) }}
            level={4}
          />
        ))}
      </Stack>
    );
  });
}

/** A level that differs from what the score says needs a reason, which the member reads. */
function listUnexplainedLevels(record: ReviewDetail, draft: ReviewDraft, text: string): string[] {
  const changed = listChangedPresets(record, draft);
  return changed.length > 0 && text.trim() === ''
    ? [`Say in the text why you differ from the score in: ${changed.join(', ')}.`]
    : [];
}

function listIncompleteFixes({ items }: ReviewDetail, fixes: ReviewDraft['fixes']): string[] {
  return items.flatMap((item, index) => {
    const answers = fixes[item.id];
    if (answers === undefined) return [];
    const [error] = item.parts.flatMap((definition) =>
      findAnswerErrors(definition, answerOf({ answers }, definition), 'complete'),
    );
    return error ? [`Item ${index + 1}: ${error.message}.`] : [];
  });
}
