import { getTrialBalance } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminLedgerQuery } = injectContractEndpoints({
  adminLedger: query(getTrialBalance, { provides: [TAGS.ledger] }),
});
