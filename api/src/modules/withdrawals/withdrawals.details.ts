import type { Sealer, SealPlace } from '../../platform/crypto/sealer.ts';
import type { Id } from '../../platform/ids.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** Where money goes: sealed, and bound to its withdrawal. */
export type DetailsSeal = {
  seal(withdrawalId: Id, details: string): string;
  /** @throws Error when the text was changed or moved here from another record */
  open(record: Pick<WithdrawalRecord, '_id' | 'sealedDetails'>): string;
};

export function createDetailsSeal(sealer: Sealer): DetailsSeal {
  return {
    seal: (withdrawalId, details) => sealer.seal(details, placeOf(withdrawalId)),
    open: ({ _id, sealedDetails }) => sealer.open(sealedDetails, placeOf(_id)),
  };
}

function placeOf(id: Id): SealPlace {
  return { collection: 'withdrawals', record: id.toHexString(), field: 'paymentDetails' };
}
