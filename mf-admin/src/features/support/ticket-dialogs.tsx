import { answerTicket, type TicketCase } from '@platform/contracts';
import { Button, Stack, TextArea } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/layers';
import { useId } from 'react';
import { ConfirmDialog } from '../../shared/case/confirm-dialog.tsx';
import { Refusal } from '../../shared/case/refusal.tsx';
import type { DecisionTaking } from '../../shared/case/use-decision.ts';
import { useStaffAnswerTicketMutation, useStaffCloseTicketMutation } from './tickets-api.ts';

type Props = { record: TicketCase; decision: DecisionTaking };

/** An answer, which goes out as a mail. */
export function AnswerDialog({ record: { id, subject, name, email, reference }, decision }: Props) {
  const [answer] = useStaffAnswerTicketMutation();
  const formId = useId();
  const form = useContractForm({
    endpoint: answerTicket,
    initialValues: { text: `Hello ${name},\n\n` },
    submit: (body) =>
      decision.take(() => answer({ params: { id }, body }).unwrap(), {
        title: 'Answer sent',
        description: `It is in the outbox, to ${email}.`,
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={decision.close}
      width="wide"
      title={`Answer ${reference}`}
      description={`"${subject}" by ${name}. The answer goes to ${email} as a mail and cannot be called back.`}
      footer={
        <>
          <Button onClick={decision.close} disabled={form.submitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={form.submitting} busyText="Sending...">
            Send the answer
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId}>
        <Stack $gap={4}>
          {form.error && <Refusal action="answer the ticket" error={form.error} />}
          <TextArea label="Answer" rows={10} {...form.field('text')} />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

/** The end of a talk. */
export function CloseDialog({ record: { id, reference, name, answers }, decision }: Props) {
  const [close] = useStaffCloseTicketMutation();
  const warning = answers.length === 0 ? ` ${name} has had no answer yet and gets none by this.` : '';
  return (
    <ConfirmDialog
      decision={decision}
      tone={answers.length === 0 ? 'danger' : 'primary'}
      title={`Close ${reference}?`}
      description={`A closed ticket cannot be answered any more.${warning}`}
      confirmText="Close the ticket"
      busyText="Closing..."
      action="close the ticket"
      send={() => close({ params: { id } }).unwrap()}
      said={{ title: 'Ticket closed', description: `${reference} is closed.` }}
    />
  );
}
