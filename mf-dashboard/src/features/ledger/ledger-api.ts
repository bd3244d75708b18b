import { claimSignupBonus, listStatement } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

export const { useClaimSignupBonusMutation, useStatementQuery } = injectContractEndpoints({
  claimSignupBonus: mutation(claimSignupBonus, { changes: MONEY_TAGS }),
  statement: query(listStatement, { provides: [TAGS.statement] }),
});
