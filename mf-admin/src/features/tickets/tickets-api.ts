import {
  answerTicket,
  claimTicket,
  closeTicket,
  getTicket,
  listTickets,
  unclaimTicket,
  takeOverTicket,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const TICKET_CHANGE_TAGS = [TAGS.tickets, TAGS.counters, TAGS.outbox, TAGS.audit];
const CLAIM_TAGS = [TAGS.tickets, TAGS.audit];

export const {
  useAdminTicketsQuery,
  useAdminTicketQuery,
  useAdminAnswerTicketMutation,
  useAdminCloseTicketMutation,
  useAdminClaimTicketMutation,
  useAdminUnclaimTicketMutation,
  useAdminTakeOverTicketMutation,
} = injectContractEndpoints({
  adminTickets: query(listTickets, { provides: [TAGS.tickets] }),
  adminTicket: query(getTicket, { provides: [TAGS.tickets] }),
  adminAnswerTicket: mutation(answerTicket, { changes: TICKET_CHANGE_TAGS }),
  adminCloseTicket: mutation(closeTicket, { changes: TICKET_CHANGE_TAGS }),
  adminClaimTicket: mutation(claimTicket, { changes: CLAIM_TAGS }),
  adminUnclaimTicket: mutation(unclaimTicket, { changes: CLAIM_TAGS }),
  adminTakeOverTicket: mutation(takeOverTicket, { changes: CLAIM_TAGS }),
});
