import {
  addPasskey,
  checkPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodesByProof,
  startAddingPasskey,
  startPasskeyCheck,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { SECOND_FACTOR_TAG } from '../second-factor/second-factor-api.ts';

const TAG = 'passkeys';
const NOTHING = { changes: [] };
const CHANGES = { changes: [TAG, SECOND_FACTOR_TAG] };

/** The calls about the passkeys of an account. A new one changes no tags: the page first shows the recovery codes. */
export const {
  useListPasskeysQuery,
  useStartAddingPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useStartPasskeyCheckMutation,
  useCheckPasskeyMutation,
  useRenewRecoveryCodesByProofMutation,
} = injectContractEndpoints({
  listPasskeys: query(listPasskeys, { provides: [TAG] }),
  startAddingPasskey: mutation(startAddingPasskey, NOTHING),
  addPasskey: mutation(addPasskey, NOTHING),
  renamePasskey: mutation(renamePasskey, CHANGES),
  removePasskey: mutation(removePasskey, CHANGES),
  startPasskeyCheck: mutation(startPasskeyCheck, NOTHING),
  checkPasskey: mutation(checkPasskey, CHANGES),
  renewRecoveryCodesByProof: mutation(renewRecoveryCodesByProof, { changes: [SECOND_FACTOR_TAG] }),
});
