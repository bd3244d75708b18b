import { meetsPayoutRequirements, type PayoutRequirements } from '@platform/contracts';
import { useSession } from '@platform/kit';
import { usePayoutRequirementsQuery } from './withdrawals-api.ts';

/** Returns the requirements of a payout while some are missing; `undefined` if none are, or that is not known yet. */
export function useMissingRequirements(): PayoutRequirements | undefined {
  const { data } = usePayoutRequirementsQuery({}, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  if (!data) return undefined;
  // The user is loaded again whenever the window regains focus, e.g. after a confirmation in another tab.
  const requirements = { ...data, emailConfirmed: data.emailConfirmed || user?.emailVerified === true };
  return meetsPayoutRequirements(requirements) ? undefined : requirements;
}
