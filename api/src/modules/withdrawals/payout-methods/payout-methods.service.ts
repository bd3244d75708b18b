import { maskDetails } from '../../../platform/masking.ts';
import type { PayoutMethod, PayoutMethodBody } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { parseId, type Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { DetailsEncryptor } from '../withdrawals.destinations.ts';
import { payoutMethodNotFound } from '../withdrawals.errors.ts';
import { createPayoutMethodChanges } from './payout-methods.changes.ts';
import type { PayoutMethodRecord } from './payout-methods.model.ts';
import type { PayoutMethodsRepository } from './payout-methods.repository.ts';
import type { FindDestinationCooldown } from './payout-cooldown.ts';

/** Lets members save where their money goes. */
export type PayoutMethods = ReturnType<typeof createPayoutMethods>;

export function createPayoutMethods(dependencies: {
  services: Pick<Services, 'audit' | 'clock' | 'digester' | 'notices' | 'settings' | 'withTransaction'>;
  repository: PayoutMethodsRepository;
  userDirectory: UserDirectory;
  details: DetailsEncryptor;
  findDestinationCooldown: FindDestinationCooldown;
}) {
  const { repository, details, findDestinationCooldown } = dependencies;

  async function present(record: PayoutMethodRecord, tx?: Tx): Promise<PayoutMethod> {
    const { _id, userId, paymentMethod, isDefault, createdAt, destinationDigests } = record;
    const paymentDetails = details.tryDecrypt(record);
    const cooldownUntil = await findDestinationCooldown(userId, destinationDigests, tx);
    return {
      id: _id.toHexString(),
      paymentMethod,
      paymentDetails: paymentDetails === null ? null : maskDetails(paymentDetails),
      isDefault,
      createdAt: createdAt.toISOString(),
      cooldownUntil: cooldownUntil?.toISOString() ?? null,
    };
  }

  /** Finds a payout method of a member. @throws AppError `not_found`, also for that of another member */
  async function find(userId: Id, idText: string, tx: Tx): Promise<PayoutMethodRecord> {
    const id = parseId(idText);
    const record = (await repository.findByUser(userId, tx)).find(({ _id }) => id?.equals(_id));
    if (!record) throw payoutMethodNotFound();
    return record;
  }

  return {
    ...createPayoutMethodChanges({ ...dependencies, present, find }),

    /** Lists a member's payout methods, the default first. */
    async list(userId: Id): Promise<PayoutMethod[]> {
      const records = await repository.findByUser(userId);
      const sorted = records.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
      return Promise.all(sorted.map((record) => present(record)));
    },

    /** Returns where a payout method leads, in clear text. @throws AppError `not_found`, `decryption_failed` */
    async getDestination(tx: Tx, userId: Id, idText: string): Promise<PayoutMethodBody> {
      const record = await find(userId, idText, tx);
      return { paymentMethod: record.paymentMethod, paymentDetails: details.decrypt(record) };
    },

    /** Whether a member has saved a destination whose cooldown is over. @param digests of it */
    async isPastCooldown(tx: Tx, userId: Id, digests: readonly string[]): Promise<boolean> {
      if (!(await repository.hasDestination(userId, digests, tx))) return false;
      return (await findDestinationCooldown(userId, digests, tx)) === undefined;
    },
  };
}
