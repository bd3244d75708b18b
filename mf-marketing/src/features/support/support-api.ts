import { getAnswerTime, listUserTickets, openTicket } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';

/** The tag of the dashboard's lists of messages. */
const TICKETS_TAG = 'tickets';

/** Support endpoints of the public page; members also see their messages there. */
export const { useSendTicketMutation, useAnswerTimeQuery, useSupportPageTicketsQuery } =
  injectContractEndpoints({
    answerTime: query(getAnswerTime, { provides: [] }),
    supportPageTickets: query(listUserTickets, { provides: [TICKETS_TAG] }),
    sendTicket: mutation(openTicket, { changes: [TICKETS_TAG] }),
  });
