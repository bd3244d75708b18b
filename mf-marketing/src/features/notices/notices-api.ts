import { unsubscribe } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

/** Changes nothing that pages have read: the settings read it again whenever they open. */
export const { useUnsubscribeMutation } = injectContractEndpoints({
  unsubscribe: mutation(unsubscribe, { changes: [] }),
});
