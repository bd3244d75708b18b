import { answerTicket, type TicketDetail } from '@platform/contracts';
import { Stack, TextArea } from '@platform/design-system';
import { isApiError, useRefetch } from '@platform/kit';
import type { FocusEvent } from 'react';
import { useContractForm } from '@platform/kit/forms';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { FormDialog } from '../../shared/review/decision/form-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { TAGS } from '../../shared/tags.ts';
import { NewerMessages } from './ticket-messages.tsx';
import { useAdminAnswerTicketMutation, useAdminCloseTicketMutation } from './tickets-api.ts';

type Props = { record: TicketDetail; decision: DecisionControls };

/** Returns a function that sends a call, and loads the ticket again if that has changed: the dialog stays open. */
function useReloadIfChanged() {
  const { refetch } = useRefetch([TAGS.tickets]);
  return async (send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (isApiError(error) && ['message_newer', 'claimed', 'already_decided'].includes(error.code))
        refetch();
      throw error;
    }
  };
}

/** Writes an answer, which is sent to the member by email. */
export function AnswerDialog({ record, decision }: Props) {
  const { id, subject, name, email, reference } = record;
  const greeting = `Hello ${name},\n\n`;
  /** What is typed at once belongs behind the greeting. */
  const placeCaret = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    if (target.value === greeting) target.setSelectionRange(greeting.length, greeting.length);
  };
  const [answer] = useAdminAnswerTicketMutation();
  const reloadIfChanged = useReloadIfChanged();
  const form = useContractForm({
    endpoint: answerTicket,
    initialValues: { text: greeting },
    toBody: ({ text = '' }) => ({ text, messagesRead: record.messages.length }),
    submit: (body) =>
      decision.submit(
        () => reloadIfChanged(() => answer({ params: { id }, body }).unwrap()),
        { title: 'Answer sent', description: `The email to ${email} is in the outbox.` },
        { keepsText: true },
      ),
  });
  return (
    <FormDialog
      form={form}
      onClose={decision.close}
      width="wide"
      title={`Answer ${reference}`}
      description={`"${subject}" by ${name}. The answer goes to ${email} by email and cannot be recalled.`}
      confirmText="Send the answer"
      busyText="Sending..."
      action="answer the ticket"
      tone="primary"
    >
      <Stack $gap={4}>
        <NewerMessages record={record} />
        <TextArea label="Answer" rows={10} {...form.field('text')} onFocus={placeCaret} />
      </Stack>
    </FormDialog>
  );
}

/** Confirms that a ticket is closed, with a warning if its last message has no answer. */
export function CloseDialog({ record, decision }: Props) {
  const { id, reference, name, messages } = record;
  const [close] = useAdminCloseTicketMutation();
  const reloadIfChanged = useReloadIfChanged();
  const isAnswered = messages.at(-1)?.author === 'support';
  const warning = isAnswered ? '' : ` The last message of ${name} has no answer yet and will not get one.`;
  return (
    <ConfirmDialog
      decision={decision}
      tone={isAnswered ? 'primary' : 'danger'}
      title={`Close ${reference}?`}
      description={`No one can answer or reply to a closed ticket. We email ${name}.${warning}`}
      confirmText="Close the ticket"
      busyText="Closing..."
      action="close the ticket"
      submit={() =>
        decision.submit(
          () =>
            reloadIfChanged(() =>
              close({ params: { id }, body: { messagesRead: messages.length } }).unwrap(),
            ),
          { title: 'Ticket closed', description: `${reference} is closed.` },
        )
      }
    >
      <NewerMessages record={record} />
    </ConfirmDialog>
  );
}
