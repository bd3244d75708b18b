import { approveVerification, reviewMail, type BodyOf, type VerificationDetail } from '@platform/contracts';
import { Alert, RadioGroup, Stack, TextArea, TextField } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/review/decision/form-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { DocumentsCheck, type DocumentsReview } from './documents-check.tsx';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { MailTools } from './mail-tools.tsx';
import { useAdminApproveVerificationMutation } from './verifications-api.ts';

type Props = {
  record: VerificationDetail;
  decision: DecisionControls;
  documents: DocumentsReview;
};

type Sender = 'platform' | 'self';

const SENDERS = [
  {
    value: 'platform',
    label: 'Send it now',
    hint: 'The email goes to the outbox together with the approval.',
  },
  {
    value: 'self',
    label: 'I will send it myself',
    hint: 'Copy it or open it in your mail program. The platform sends nothing.',
  },
];

/**
 * Approves a verification with an email that the administrator can edit first
 * (docs/specification.md#2-screens-and-routes).
 */
export function ApproveDialog({ record, decision, documents }: Props) {
  const [sender, setSender] = useState<Sender>('platform');
  const form = useApprovalForm(record, decision, sender);
  const { revealed, reveal } = documents;
  const { username, blueprint } = record;

  return (
    <FormDialog
      form={form}
      onClose={decision.close}
      width="wide"
      title={`Approve ${username}`}
      description={`${blueprint.name} becomes active and its tasks open. ${UNDO_TERM}`}
      confirmText={sender === 'self' ? 'Approve without sending' : 'Approve and send the email'}
      busyText="Approving..."
      action="approve verification"
      tone="primary"
      canSubmit={documents.canDecide}
    >
      <Stack $gap={4}>
        <DocumentsCheck record={record} documents={documents} />
        <RadioGroup
          label="Email to the member"
          name="sender"
          options={SENDERS}
          value={sender}
          onChange={({ target }) => setSender(target.value as Sender)}
        />
        <TextField label="Subject" {...form.field('subject')} />
        <TextArea label="Text" rows={9} {...form.field('text')} />
        <MailTools
          mail={form.values}
          maskedDocuments={record.metadata}
          emailAddress={revealed?.email}
          onReveal={reveal}
        />
        {sender === 'self' && (
          <Alert tone="locked" title="The platform sends nothing">
            <span translate="no">{username}</span> learns about the approval from your email and on the
            dashboard.
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

/** The form of the approval email. An unedited email is not posted: the server then sends its standard email. */
function useApprovalForm(record: VerificationDetail, decision: DecisionControls, sender: Sender) {
  const [approve] = useAdminApproveVerificationMutation();
  const standardMail = record.standardMail ?? { subject: '', text: '' };
  return useContractForm({
    endpoint: approveVerification,
    schema: reviewMail,
    initialValues: { subject: standardMail.subject, text: standardMail.text },
    toBody: ({ subject = '', text = '' }): BodyOf<typeof approveVerification> => {
      if (sender === 'self') return { mail: false };
      return subject === standardMail.subject && text === standardMail.text
        ? {}
        : { mail: { subject, text } };
    },
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: approveVerification, body, title: 'Verification approved' },
        send: () => approve({ params: { id: record.id }, body }).unwrap(),
      }),
  });
}
