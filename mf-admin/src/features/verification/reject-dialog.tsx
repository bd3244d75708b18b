import { rejectVerification, type VerificationCase } from '@platform/contracts';
import { Alert, RadioGroup } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { VERIFICATION_REASONS } from '../../content/reasons.ts';
import { RefuseDialog } from '../../shared/case/refuse-dialog.tsx';
import type { DecisionTaking } from '../../shared/case/use-decision.ts';
import { useStaffRejectVerificationMutation } from './verification-api.ts';

type Props = { record: VerificationCase; decision: DecisionTaking };

const ENDS = [
  { value: 'again', label: 'May try again', hint: 'The member reads the reason and can send new papers.' },
  { value: 'final', label: 'Final', hint: 'No papers are accepted from this account any more.' },
];

/** The refusal of papers: why, and whether there is another try. */
export function RejectDialog({ record, decision }: Props) {
  const [reject] = useStaffRejectVerificationMutation();
  const [end, setEnd] = useState('again');
  const isFinal = end === 'final';
  const { id, username, blueprint } = record;
  const form = useContractForm({
    endpoint: rejectVerification,
    initialValues: { reason: '' },
    toBody: ({ reason = '' }) => ({ reason, final: isFinal }),
    submit: (body) =>
      decision.take(() => reject({ params: { id }, body }).unwrap(), {
        title: 'Verification rejected',
        description: `${username} reads your reason.`,
      }),
  });

  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      title={`Reject ${username}`}
      description={`${blueprint.name} stays closed. ${username} gets the reason by e-mail and sees it on the dashboard.`}
      confirmText={isFinal ? 'Reject for good' : 'Reject, may try again'}
      busyText="Rejecting..."
      action="reject verification"
      prepared={VERIFICATION_REASONS}
    >
      <RadioGroup
        label="What then"
        name="end"
        options={ENDS}
        value={end}
        onChange={({ target }) => setEnd(target.value)}
      />
      {isFinal && (
        <Alert tone="danger" title="This cannot be undone">
          {username} can never be verified, so never buy a blueprint and never complete more than the
          detection tasks.
        </Alert>
      )}
    </RefuseDialog>
  );
}
