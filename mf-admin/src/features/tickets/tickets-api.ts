import { answerTicket, closeTicket, getTicket, listTickets } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const TICKET_CHANGE_TAGS = [TAGS.tickets, TAGS.counters, TAGS.outbox, TAGS.audit];

export const {
  useAdminTicketsQuery,
  useAdminTicketQuery,
  useAdminAnswerTicketMutation,
  useAdminCloseTicketMutation,
} = injectContractEndpoints({
  adminTickets: query(listTickets, { provides: [TAGS.tickets] }),
  adminTicket: query(getTicket, { provides: [TAGS.tickets] }),
  adminAnswerTicket: mutation(answerTicket, { changes: TICKET_CHANGE_TAGS }),
  adminCloseTicket: mutation(closeTicket, { changes: TICKET_CHANGE_TAGS }),
});
