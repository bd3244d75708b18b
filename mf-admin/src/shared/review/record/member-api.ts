import { getUser, listAllWithdrawals, listVerifications } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../tags.ts';

/** What is known about a member beside each of their records. */
export const { useAdminUserQuery, useAdminVerificationsQuery, useAdminWithdrawalsQuery } =
  injectContractEndpoints({
    adminUser: query(getUser, { provides: [TAGS.users] }),
    adminVerifications: query(listVerifications, { provides: [TAGS.verifications] }),
    adminWithdrawals: query(listAllWithdrawals, { provides: [TAGS.withdrawals] }),
  });
