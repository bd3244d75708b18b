import { endOtherSessions, endSession, listSessions } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGES_SESSIONS = { changes: [TAGS.sessions] };

export const { useAdminSessionsQuery, useAdminEndSessionMutation, useAdminEndOtherSessionsMutation } =
  injectContractEndpoints({
    adminSessions: query(listSessions, { provides: [TAGS.sessions] }),
    adminEndSession: mutation(endSession, CHANGES_SESSIONS),
    adminEndOtherSessions: mutation(endOtherSessions, CHANGES_SESSIONS),
  });
