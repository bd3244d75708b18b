import { openTicket } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

/** Public support endpoints. */
export const { useSendTicketMutation } = injectContractEndpoints({
  sendTicket: mutation(openTicket, { changes: [] }),
});
