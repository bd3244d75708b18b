import { cancelDeletion, getOpenRequests, requestDeletion } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useOpenRequestsQuery, useRequestDeletionMutation, useCancelDeletionMutation } =
  injectContractEndpoints({
    openRequests: query(getOpenRequests, { provides: [TAGS.user] }),
    requestDeletion: mutation(requestDeletion, { changes: [TAGS.user] }),
    cancelDeletion: mutation(cancelDeletion, { changes: [TAGS.user] }),
  });
