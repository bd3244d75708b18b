import type { TicketDetail } from '@platform/contracts';
import { Alert, Conversation } from '@platform/design-system';
import { useState } from 'react';

type Props = { record: TicketDetail };

/** The conversation of a ticket, from one of its messages on. */
export function TicketMessages({ record, from = 0 }: Props & { from?: number }) {
  return (
    <Conversation
      messages={record.messages.slice(from).map(({ author, by, at, text }) => ({
        author: author === 'sender' ? record.name : (by ?? 'Support'),
        own: author === 'support',
        at,
        text,
      }))}
    />
  );
}

/** Shows in a dialog what was written after it was opened: it is read before the ticket is answered or closed. */
export function NewerMessages({ record }: Props) {
  const [readAtStart] = useState(record.messages.length);
  if (record.messages.length === readAtStart) return null;
  return (
    <Alert tone="locked" role="status" title="Written since you opened this">
      <TicketMessages record={record} from={readAtStart} />
    </Alert>
  );
}
