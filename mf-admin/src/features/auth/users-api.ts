import {
  disableUser,
  enableUser,
  getUser,
  listUserCompletions,
  listUserEntries,
  listUsers,
  revealUser,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const STATE = [TAGS.users, TAGS.audit];

export const {
  useStaffUsersQuery,
  useStaffUserQuery,
  useStaffUserEntriesQuery,
  useStaffUserCompletionsQuery,
  useStaffDisableUserMutation,
  useStaffEnableUserMutation,
  useStaffRevealUserMutation,
} = injectContractEndpoints({
  staffUsers: query(listUsers, { provides: [TAGS.users] }),
  staffUser: query(getUser, { provides: [TAGS.users] }),
  staffUserEntries: query(listUserEntries, { provides: [TAGS.users] }),
  staffUserCompletions: query(listUserCompletions, { provides: [TAGS.users] }),
  staffDisableUser: mutation(disableUser, { changes: STATE }),
  staffEnableUser: mutation(enableUser, { changes: STATE }),
  staffRevealUser: mutation(revealUser, { changes: STATE }),
});
