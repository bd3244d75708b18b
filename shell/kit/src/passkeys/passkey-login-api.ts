import {
  getSecondStep,
  loginWithPasskey,
  secondStepWithPasskey,
  startPasskeyLogin,
  startPasskeySecondStep,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';

const NOTHING = { changes: [] };

/** The calls of a login with a passkey, apart from the others so that the login pages stay small. */
export const {
  useGetSecondStepQuery,
  useStartPasskeyLoginMutation,
  useLoginWithPasskeyMutation,
  useStartPasskeySecondStepMutation,
  useSecondStepWithPasskeyMutation,
} = injectContractEndpoints({
  getSecondStep: query(getSecondStep, { provides: [] }),
  startPasskeyLogin: mutation(startPasskeyLogin, NOTHING),
  loginWithPasskey: mutation(loginWithPasskey, NOTHING),
  startPasskeySecondStep: mutation(startPasskeySecondStep, NOTHING),
  secondStepWithPasskey: mutation(secondStepWithPasskey, NOTHING),
});
