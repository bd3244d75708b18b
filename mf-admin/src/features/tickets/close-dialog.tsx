import type { TicketDetail } from '@platform/contracts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { NewerMessages } from './ticket-messages.tsx';
import { useAdminCloseTicketMutation } from './tickets-api.ts';
import { useReloadIfChanged } from './use-reload-if-changed.ts';

type Props = { record: TicketDetail; decision: DecisionControls };

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
