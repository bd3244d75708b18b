import {
  getUserTicket,
  listUserTickets,
  markTicketRead,
  openUserTicket,
  replyToTicket,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../../shared/tags.ts';

const CHANGES_TICKETS = { changes: [TAGS.tickets] };

export const {
  useUserTicketsQuery,
  useUserTicketQuery,
  useOpenUserTicketMutation,
  useReplyToTicketMutation,
  useMarkTicketReadMutation,
} = injectContractEndpoints({
  userTickets: query(listUserTickets, { provides: [TAGS.tickets] }),
  userTicket: query(getUserTicket, { provides: [TAGS.tickets] }),
  openUserTicket: mutation(openUserTicket, CHANGES_TICKETS),
  replyToTicket: mutation(replyToTicket, CHANGES_TICKETS),
  markTicketRead: mutation(markTicketRead, CHANGES_TICKETS),
});
