import { getLedgerHealth } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useStaffLedgerQuery } = injectContractEndpoints({
  staffLedger: query(getLedgerHealth, { provides: [TAGS.ledger] }),
});
