import { endOtherSessions, endSession, listSessions, login, secondStep } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES_SESSIONS = { changes: [TAGS.sessions] };

export const {
  useUserSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useConfirmPasswordMutation,
  useConfirmPasswordWithCodeMutation,
} = injectContractEndpoints({
  userSessions: query(listSessions, { provides: [TAGS.sessions] }),
  endSession: mutation(endSession, CHANGES_SESSIONS),
  endOtherSessions: mutation(endOtherSessions, CHANGES_SESSIONS),
  /** A login in place: the same user, in a session with a new id. */
  confirmPassword: mutation(login, CHANGES_SESSIONS),
  confirmPasswordWithCode: mutation(secondStep, CHANGES_SESSIONS),
});
