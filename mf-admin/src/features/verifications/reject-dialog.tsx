import { rejectVerification, type VerificationDetail } from '@platform/contracts';
import { Alert, RadioGroup } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { VERIFICATION_REASONS } from '../../content/reasons.ts';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { DocumentsCheck, type DocumentsReview } from './documents-check.tsx';
import { useAdminRejectVerificationMutation } from './verifications-api.ts';

type Props = { record: VerificationDetail; decision: DecisionControls; documents: DocumentsReview };

const OUTCOMES = [
  {
    value: 'retry',
    label: 'Can try again',
    hint: 'The member sees the reason and can submit new documents.',
  },
  { value: 'final', label: 'Final', hint: 'This account can never submit documents again.' },
];

/** Rejects a verification with a reason, either finally or with another attempt. */
export function RejectDialog({ record, decision, documents }: Props) {
  const [reject] = useAdminRejectVerificationMutation();
  const [outcome, setOutcome] = useState('retry');
  const isFinal = outcome === 'final';
  const { id, username, blueprint } = record;
  const form = useContractForm({
    endpoint: rejectVerification,
    initialValues: { reason: '' },
    toBody: ({ reason = '' }) => ({ reason, final: isFinal }),
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: rejectVerification, body, title: 'Verification rejected' },
        send: () => reject({ params: { id }, body }).unwrap(),
      }),
  });

  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject ${username}`}
      description={`${blueprint.name} stays locked. ${username} gets your reason by email and on the dashboard.`}
      confirmText={isFinal ? 'Reject permanently' : 'Reject, can try again'}
      busyText="Rejecting..."
      canSubmit={documents.canDecide}
      notice={<DocumentsCheck record={record} documents={documents} />}
      action="reject verification"
      prepared={VERIFICATION_REASONS}
    >
      <RadioGroup
        label="After the rejection"
        name="outcome"
        options={OUTCOMES}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
      {isFinal && (
        <Alert tone="danger" title="This cannot be undone after 10 seconds">
          <span translate="no">{username}</span> can never be verified or buy a blueprint, and can only
          complete the detection tasks.
        </Alert>
      )}
    </ReasonDialog>
  );
}
