import { claimSignupBonus, listStatementEvents } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { MONEY_TAGS, TAGS } from '../../shared/tags.ts';

export const { useClaimSignupBonusMutation, useStatementEventsQuery } = injectContractEndpoints({
  claimSignupBonus: mutation(claimSignupBonus, { changes: MONEY_TAGS }),
  statementEvents: query(listStatementEvents, { provides: [TAGS.statement] }),
});
