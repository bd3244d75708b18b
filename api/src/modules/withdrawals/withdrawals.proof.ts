import type { Request } from 'express';
import type { PayoutMethodBody } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { SignedInUser } from '../../platform/http/define-route.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { PayoutMethods } from './payout-methods/payout-methods.service.ts';
import { digestDestination } from './withdrawals.destinations.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

/** Whether a destination is a member's own: they were paid there, or saved it so long ago that it has rested. */
export type IsKnownDestination = ReturnType<typeof createIsKnownDestination>;

export function createIsKnownDestination({
  services: { digester },
  repository,
  payoutMethods,
}: {
  services: Pick<Services, 'digester'>;
  repository: WithdrawalsRepository;
  payoutMethods: PayoutMethods;
}) {
  return async (tx: Tx, userId: Id, destination: PayoutMethodBody): Promise<boolean> => {
    const { paymentMethod, paymentDetails } = destination;
    const digests = digestDestination(digester, paymentMethod, paymentDetails);
    const wasPaid = await repository.wasPaidTo(tx, userId, digests);
    return wasPaid || payoutMethods.isRested(tx, userId, digests);
  };
}

type Call = { readonly tx: Tx; readonly request: Request; readonly user: SignedInUser };

/**
 * Returns a function that asserts that a session has proved recently what a payout needs: the second factor of those
 * who have one, and the password if the destination is new.
 *
 * @throws AppError `reauthentication_required`, `second_factor_again`
 */
export function createAssertProved(
  isKnownDestination: IsKnownDestination,
  { assertFresh, secondFactorProof }: Pick<Sessions, 'assertFresh' | 'secondFactorProof'>,
) {
  return async ({ tx, request, user }: Call, destination: PayoutMethodBody): Promise<void> => {
    // First the password: the login that the page asks for proves the second factor too.
    if (!(await isKnownDestination(tx, requireId(user.id), destination))) assertFresh(request);
    secondFactorProof.assertRecent(request, user);
  };
}
