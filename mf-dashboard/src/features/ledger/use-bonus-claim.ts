import { SIGNUP_BONUS } from '@platform/contracts';
import { describeError, useToast } from '@platform/kit';
import { useClaimSignupBonusMutation } from './ledger-api.ts';

/**
 * Claims the signup bonus and shows the result as a toast. If it was already claimed in another tab, the user is
 * refetched, and the claim button disappears.
 */
export function useBonusClaim() {
  const [claimBonus, { isLoading }] = useClaimSignupBonusMutation();
  const toast = useToast();

  async function claim(): Promise<void> {
    try {
      await claimBonus().unwrap();
      toast({
        title: 'Bonus claimed!',
        description: `${SIGNUP_BONUS} has been added to your balance.`,
        tone: 'success',
      });
    } catch (error) {
      toast({ title: 'Error claiming bonus', error: describeError(error), tone: 'danger' });
    }
  }

  return { claim, isClaiming: isLoading };
}
