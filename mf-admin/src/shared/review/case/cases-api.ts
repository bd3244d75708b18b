import {
  addCaseNote,
  claimCase,
  getCase,
  listDueCases,
  unclaimCase,
  takeOverCase,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../tags.ts';

/** A decision changes cases as well, so their queries depend on the tags of all kinds. */
const RECORDS = [TAGS.verifications, TAGS.purchases, TAGS.withdrawals, TAGS.itemReports];
const CLAIM_TAGS = [...RECORDS, TAGS.audit];

export const {
  useAdminDueCasesQuery,
  useAdminCaseQuery,
  useAdminClaimCaseMutation,
  useAdminUnclaimCaseMutation,
  useAdminTakeOverCaseMutation,
  useAdminAddCaseNoteMutation,
} = injectContractEndpoints({
  adminDueCases: query(listDueCases, { provides: [TAGS.counters, ...RECORDS] }),
  adminCase: query(getCase, { provides: [TAGS.cases, ...RECORDS] }),
  adminClaimCase: mutation(claimCase, { changes: CLAIM_TAGS }),
  adminUnclaimCase: mutation(unclaimCase, { changes: CLAIM_TAGS }),
  adminTakeOverCase: mutation(takeOverCase, { changes: CLAIM_TAGS }),
  adminAddCaseNote: mutation(addCaseNote, { changes: [TAGS.cases, ...CLAIM_TAGS] }),
});
