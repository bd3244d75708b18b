import { login, secondStep } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

export const { useConsoleLoginMutation, useConsoleSecondStepMutation } = injectContractEndpoints({
  consoleLogin: mutation(login, { changes: [] }),
  consoleSecondStep: mutation(secondStep, { changes: [] }),
});
