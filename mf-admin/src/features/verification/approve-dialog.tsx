import {
  approveVerification,
  reviewMail,
  type BodyOf,
  type ClearPapers,
  type VerificationCase,
} from '@platform/contracts';
import { Alert, Button, RadioGroup, Stack, TextArea, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/layers';
import { useId, useState } from 'react';
import { Refusal } from '../../shared/case/refusal.tsx';
import type { DecisionTaking } from '../../shared/case/use-decision.ts';
import { MailTools } from './mail-tools.tsx';
import { useStaffApproveVerificationMutation } from './verification-api.ts';

type Props = {
  record: VerificationCase;
  decision: DecisionTaking;
  revealed: ClearPapers | undefined;
  reveal: () => void;
};

type Sender = 'platform' | 'self';

const SENDERS = [
  {
    value: 'platform',
    label: 'Send it now',
    hint: 'The mail goes to the outbox together with the approval.',
  },
  {
    value: 'self',
    label: 'I send it myself',
    hint: 'Copy it or open it in your mail program. Nothing is sent from here.',
  },
];

/** The mail of an approval, to be changed before it is sent, and the approval itself. */
export function ApproveDialog({ record, decision, revealed, reveal }: Props) {
  const [sender, setSender] = useState<Sender>('platform');
  const form = useApproval(record, decision, sender);
  const formId = useId();
  const { username, blueprint } = record;

  return (
    <Dialog
      open
      onOpenChange={decision.close}
      width="wide"
      title={`Approve ${username}`}
      description={`${blueprint.name} becomes active at once, its tasks open, and whoever invited ${username} is paid the referral reward. An approval cannot be taken back.`}
      footer={
        <>
          <Button onClick={decision.close} disabled={form.submitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.submitting}
            busyText="Approving..."
          >
            {sender === 'self' ? 'Approve without sending' : 'Approve and send the e-mail'}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId}>
        <Stack $gap={4}>
          {form.error && <Refusal action="approve verification" error={form.error} />}
          <RadioGroup
            label="E-mail to the member"
            name="sender"
            options={SENDERS}
            value={sender}
            onChange={({ target }) => setSender(target.value as Sender)}
          />
          <TextField label="Subject" {...form.field('subject')} />
          <TextArea label="Text" rows={9} {...form.field('text')} />
          <MailTools mail={form.values} masked={record.metadata} address={revealed?.email} reveal={reveal} />
          {sender === 'self' && (
            <Alert tone="locked" title="Nothing is sent from here">
              {username} learns of the approval from your mail, and on the dashboard.
            </Alert>
          )}
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

/** The form of the mail. What was left as it is goes out as the server's own standard mail. */
function useApproval(record: VerificationCase, decision: DecisionTaking, sender: Sender) {
  const [approve] = useStaffApproveVerificationMutation();
  const standard = record.standardMail ?? { subject: '', text: '' };
  return useContractForm({
    endpoint: approveVerification,
    schema: reviewMail,
    initialValues: { subject: standard.subject, text: standard.text },
    toBody: ({ subject = '', text = '' }): BodyOf<typeof approveVerification> => {
      if (sender === 'self') return { mail: false };
      return subject === standard.subject && text === standard.text ? {} : { mail: { subject, text } };
    },
    submit: (body) =>
      decision.take(() => approve({ params: { id: record.id }, body }).unwrap(), {
        title: 'Verification approved',
        description: `${record.blueprint.name} is active for ${record.username}.`,
      }),
  });
}
