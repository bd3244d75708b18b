import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { eraseCertificates } from './certificates.ts';
import type { LearningContext } from './learning.context.ts';

/** Creates what removes the tests of a member with the account. What was counted of them names no one. */
export function createLearningErasure({ services: { clock }, models }: LearningContext) {
  return {
    async attempts(tx: Tx, userId: Id): Promise<void> {
      const attempts = rawCollection(models.attempts);
      const own = await attempts
        .find({ userId }, { session: tx, projection: { 'units.keyId': 1, 'units.isDrawn': 1 } })
        .toArray();
      const drawn = own.flatMap(({ units }) =>
        units.filter(({ isDrawn }) => isDrawn).map(({ keyId }) => keyId),
      );
      await rawCollection(models.keys).deleteMany({ _id: { $in: drawn } }, { session: tx });
      await attempts.deleteMany({ userId }, { session: tx });
    },

    certificates: (tx: Tx, userId: Id): Promise<void> => eraseCertificates(models, tx, userId, clock.now()),
  };
}
