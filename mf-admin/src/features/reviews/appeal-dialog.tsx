import { denyAppeal, grantAppeal, EARNINGS_LOCK } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { DENIAL_TEXTS, GRANT_TEXTS } from '../../content/review-comments.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { describeLength } from './review-dialogs.tsx';
import { useAdminDenyAppealMutation, useAdminGrantAppealMutation } from './reviews-api.ts';
import type { ReviewModel } from './use-review-model.ts';

type Props = { model: ReviewModel };

/** appealed -> approved. The reward is credited with the date of the hand-in. */
export function GrantDialog({ model }: Props) {
  const [grant] = useAdminGrantAppealMutation();
  const { record, review, decision } = model;
  const reward = formatMoney(record.reward);
  const form = useContractForm({
    endpoint: grantAppeal,
    initialValues: { text: review.draft.text },
    confirmLeave: false,
    toBody: ({ text = '' }) => ({ text }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: grantAppeal, body, title: 'Appeal granted' },
        send: async () => {
          await grant({ params: { id: record.id }, body }).unwrap();
          review.discard();
        },
      }),
  });
  return (
    <DecisionDialog
      model={model}
      form={form}
      title="Grant the appeal?"
      description={`The work is approved and ${reward} is credited, locked until ${EARNINGS_LOCK} after the hand-in. ${UNDO_TERM}`}
      confirmText="Grant the appeal"
      busyText="Granting..."
      action="grant the appeal"
      label="Reason"
      hint={describeLength(form.values.text)}
      prepared={GRANT_TEXTS}
    />
  );
}

/** appealed -> rejected, for good. */
export function DenyDialog({ model }: Props) {
  const [deny] = useAdminDenyAppealMutation();
  const { record, review, decision } = model;
  const form = useContractForm({
    endpoint: denyAppeal,
    initialValues: { text: review.draft.text },
    confirmLeave: false,
    toBody: ({ text = '' }) => ({ text }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: denyAppeal, body, title: 'Appeal denied' },
        send: async () => {
          await deny({ params: { id: record.id }, body }).unwrap();
          review.discard();
        },
      }),
  });
  return (
    <DecisionDialog
      model={model}
      form={form}
      tone="danger"
      title="Deny the appeal?"
      description={`The rejection becomes final: the member gets no reward and cannot appeal again. ${UNDO_TERM}`}
      confirmText="Deny the appeal"
      busyText="Denying..."
      action="deny the appeal"
      label="Reason"
      hint={describeLength(form.values.text)}
      prepared={DENIAL_TEXTS}
    />
  );
}
