import { useToast } from '@platform/kit';
import { errorWords } from '../../shared/errors/error-words.ts';
import { useClaimSignupBonusMutation } from './ledger-api.ts';

/** Claims the signup bonus and says how it went. That it was claimed in another tab shows at once: the user is asked for again. */
export function useBonusClaim() {
  const [claimBonus, { isLoading }] = useClaimSignupBonusMutation();
  const toast = useToast();

  async function claim(): Promise<void> {
    try {
      await claimBonus().unwrap();
      toast({ title: 'Bonus claimed!', description: '$50 has been added to your balance.', tone: 'success' });
    } catch (error) {
      toast({ title: 'Error claiming bonus', description: errorWords(error), tone: 'danger' });
    }
  }

  return { claim, busy: isLoading };
}
