import { answerTicket, closeTicket, getTicket, listTickets } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGE = [TAGS.tickets, TAGS.outbox, TAGS.audit];

export const {
  useStaffTicketsQuery,
  useStaffTicketQuery,
  useStaffAnswerTicketMutation,
  useStaffCloseTicketMutation,
} = injectContractEndpoints({
  staffTickets: query(listTickets, { provides: [TAGS.tickets] }),
  staffTicket: query(getTicket, { provides: [TAGS.tickets] }),
  staffAnswerTicket: mutation(answerTicket, { changes: CHANGE }),
  staffCloseTicket: mutation(closeTicket, { changes: CHANGE }),
});
