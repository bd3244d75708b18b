import { inviteFriend, listReferrals } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useUserReferralsQuery, useInviteFriendMutation } = injectContractEndpoints({
  userReferrals: query(listReferrals, { provides: [TAGS.referrals] }),
  inviteFriend: mutation(inviteFriend, { changes: [TAGS.referrals] }),
});
