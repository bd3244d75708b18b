import { changePassword } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';

export const { useChangePasswordMutation } = injectContractEndpoints({
  changePassword: mutation(changePassword, { changes: [] }),
});
