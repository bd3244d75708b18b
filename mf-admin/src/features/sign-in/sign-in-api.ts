import { login } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

export const { useConsoleLoginMutation } = injectContractEndpoints({
  consoleLogin: mutation(login, { changes: [] }),
});
