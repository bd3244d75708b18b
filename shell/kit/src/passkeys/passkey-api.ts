import {
  addPasskey,
  checkPasskey,
  getSecondStep,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  renewRecoveryCodesByProof,
  secondStepWithPasskey,
  startAddingPasskey,
  startPasskeyCheck,
  startPasskeyLogin,
  startPasskeySecondStep,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { SECOND_FACTOR_TAG } from '../second-factor/second-factor-api.ts';

const TAG = 'passkeys';
const NOTHING = { changes: [] };
const CHANGES = { changes: [TAG, SECOND_FACTOR_TAG] };

/** The calls about passkeys. A new one changes no tags: the page first shows the recovery codes. */
export const {
  useListPasskeysQuery,
  useGetSecondStepQuery,
  useStartPasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeySecondStepMutation,
  useSecondStepWithPasskeyMutation,
  useStartAddingPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyCheckMutation,
  useCheckPasskeyMutation,
  useRenewRecoveryCodesByProofMutation,
} = injectContractEndpoints({
  listPasskeys: query(listPasskeys, { provides: [TAG] }),
  getSecondStep: query(getSecondStep, { provides: [] }),
  startPasskeyLogin: mutation(startPasskeyLogin, NOTHING),
  loginWithPasskey: mutation(loginWithPasskey, NOTHING),
  startPasskeySecondStep: mutation(startPasskeySecondStep, NOTHING),
  secondStepWithPasskey: mutation(secondStepWithPasskey, NOTHING),
  startAddingPasskey: mutation(startAddingPasskey, NOTHING),
  addPasskey: mutation(addPasskey, NOTHING),
  renamePasskey: mutation(renamePasskey, CHANGES),
  removePasskey: mutation(removePasskey, CHANGES),
  startPasskeyCheck: mutation(startPasskeyCheck, NOTHING),
  checkPasskey: mutation(checkPasskey, CHANGES),
  renewRecoveryCodesByProof: mutation(renewRecoveryCodesByProof, { changes: [SECOND_FACTOR_TAG] }),
});
