import { checkReferralCode } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

/** The public side of referrals. */
export const { useReferralCodeQuery } = injectContractEndpoints({
  referralCode: query(checkReferralCode, { provides: [] }),
});
