import type { TicketRow } from '@platform/contracts';
import { createUsername, hours, REASON } from './mock-values.ts';

export function ticket(index: number): TicketRow {
  return {
    id: `ticket-${index}`,
    reference: `T-41AA${index}`,
    subject:
      index === 1
        ? 'Payment sent, blueprint still pending since yesterday afternoon, and the receipt says that it arrived'
        : 'Where is my withdrawal?',
    name: 'Maximiliane von Hohenstein-Langenburg',
    email: 'm••••@e••••',
    userId: index % 2 === 0 ? null : `user-${index}`,
    username: index % 2 === 0 ? null : createUsername(index),
    status: 'open',
    createdAt: hours(index - 40),
    changedAt: hours(index - 40),
    claimedBy: index % 4 === 1 ? 'kate' : null,
    claimedUntil: index % 4 === 1 ? hours(0.4) : null,
  };
}

const QUESTION = 'Hello,\n\nI asked for $120.00 last Tuesday and it still says Processing.\n\nThank you';

export function ticketDetail(index: number) {
  return {
    ...ticket(index),
    status: 'answered' as const,
    messages: [
      { at: hours(-40), author: 'sender' as const, by: null, text: QUESTION },
      { at: hours(-3), author: 'support' as const, by: 'kate', text: `Hello,\n\n${REASON}\n\nKate` },
    ],
    closedAt: null,
    closedBy: null,
  };
}
