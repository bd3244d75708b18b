import {
  confirmUserRoles,
  approveSecondFactorReset,
  cancelSecondFactorReset,
  disableUser,
  enableUser,
  listUserCompletions,
  listUserEntries,
  listUsers,
  openSecondFactorReset,
  revealUser,
  setUserRoles,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const ACCOUNT_STATE_TAGS = [TAGS.users, TAGS.audit];

export const {
  useAdminUsersQuery,
  useAdminUserEntriesQuery,
  useAdminUserCompletionsQuery,
  useAdminDisableUserMutation,
  useAdminEnableUserMutation,
  useAdminRevealUserMutation,
  useAdminSetUserRolesMutation,
  useAdminConfirmUserRolesMutation,
  useAdminOpenSecondFactorResetMutation,
  useAdminApproveSecondFactorResetMutation,
  useAdminCancelSecondFactorResetMutation,
} = injectContractEndpoints({
  adminUsers: query(listUsers, { provides: [TAGS.users] }),
  adminUserEntries: query(listUserEntries, { provides: [TAGS.users] }),
  adminUserCompletions: query(listUserCompletions, { provides: [TAGS.users] }),
  adminDisableUser: mutation(disableUser, { changes: ACCOUNT_STATE_TAGS }),
  adminEnableUser: mutation(enableUser, { changes: ACCOUNT_STATE_TAGS }),
  adminSetUserRoles: mutation(setUserRoles, { changes: ACCOUNT_STATE_TAGS }),
  adminConfirmUserRoles: mutation(confirmUserRoles, { changes: ACCOUNT_STATE_TAGS }),
  adminOpenSecondFactorReset: mutation(openSecondFactorReset, { changes: ACCOUNT_STATE_TAGS }),
  adminApproveSecondFactorReset: mutation(approveSecondFactorReset, { changes: ACCOUNT_STATE_TAGS }),
  adminCancelSecondFactorReset: mutation(cancelSecondFactorReset, { changes: ACCOUNT_STATE_TAGS }),
  adminRevealUser: mutation(revealUser, { changes: ACCOUNT_STATE_TAGS }),
});
