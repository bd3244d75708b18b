import { checkReferralCode } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

/** Public referral endpoints. */
export const { useReferralCodeQuery } = injectContractEndpoints({
  referralCode: query(checkReferralCode, { provides: [] }),
});
