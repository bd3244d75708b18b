import {
  checkSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  stopOwnSecondFactorReset,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query, USER_TAG } from '@platform/kit';

export const SECOND_FACTOR_TAG = 'second-factor';

/**
 * The calls about the user's second factor. A confirmation changes no tags: the page first shows the recovery codes,
 * and looks at the new state afterwards.
 */
export const {
  useGetSecondFactorQuery,
  useSetUpSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useCheckSecondFactorMutation,
  useStopOwnSecondFactorResetMutation,
} = injectContractEndpoints({
  getSecondFactor: query(getSecondFactor, { provides: [SECOND_FACTOR_TAG] }),
  setUpSecondFactor: mutation(setUpSecondFactor, { changes: [] }),
  confirmSecondFactor: mutation(confirmSecondFactor, { changes: [] }),
  disableSecondFactor: mutation(disableSecondFactor, { changes: [SECOND_FACTOR_TAG] }),
  renewRecoveryCodes: mutation(renewRecoveryCodes, { changes: [] }),
  checkSecondFactor: mutation(checkSecondFactor, { changes: [SECOND_FACTOR_TAG] }),
  stopOwnSecondFactorReset: mutation(stopOwnSecondFactorReset, { changes: [USER_TAG] }),
});
