import { listOpenPay } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

export const { usePublicOpenPayQuery } = injectContractEndpoints({
  publicOpenPay: query(listOpenPay, { provides: [] }),
});
