import { claimSignupBonus, listStatement } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useClaimSignupBonusMutation, useStatementQuery } = injectContractEndpoints({
  claimSignupBonus: mutation(claimSignupBonus, { changes: [TAGS.user, TAGS.statement] }),
  statement: query(listStatement, { provides: [TAGS.statement] }),
});
