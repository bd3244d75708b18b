import { openTicket } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

/** The public side of support. */
export const { useSendTicketMutation } = injectContractEndpoints({
  sendTicket: mutation(openTicket, { changes: [] }),
});
