import type { PayoutMethod, PayoutMethodBody } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { parseId, type Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import type { DetailsEncryptor } from '../withdrawals.destinations.ts';
import { payoutMethodNotFound } from '../withdrawals.errors.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { maskDetails } from '../withdrawals.policy.ts';
import { createPayoutMethodChanges } from './payout-methods.changes.ts';
import type { PayoutMethodRecord } from './payout-methods.model.ts';
import type { PayoutMethodsRepository } from './payout-methods.repository.ts';
import { findCooldownEnd, cooldownEnd } from './payout-cooldown.ts';

/** Lets members save where their money goes, and says when a payout to a destination can be approved. */
export type PayoutMethods = ReturnType<typeof createPayoutMethods>;

export function createPayoutMethods(dependencies: {
  services: Pick<Services, 'audit' | 'clock' | 'digester' | 'notices' | 'settings' | 'withTransaction'>;
  repository: PayoutMethodsRepository;
  userDirectory: UserDirectory;
  details: DetailsEncryptor;
}) {
  const { services, repository, details } = dependencies;
  const { clock } = services;

  /** Returns the time if it has not come yet. */
  const ifAhead = (time: Date | undefined): Date | undefined =>
    time && time > clock.now() ? time : undefined;

  function present(record: PayoutMethodRecord): PayoutMethod {
    const { _id, paymentMethod, isDefault, createdAt } = record;
    const paymentDetails = details.tryDecrypt(record);
    return {
      id: _id.toHexString(),
      paymentMethod,
      paymentDetails: paymentDetails === null ? null : maskDetails(paymentDetails),
      isDefault,
      createdAt: createdAt.toISOString(),
      cooldownUntil: ifAhead(cooldownEnd(createdAt))?.toISOString() ?? null,
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
      return records.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(present);
    },

    /** Returns where a payout method leads, in clear text. @throws AppError `not_found`, `decryption_failed` */
    async getDestination(tx: Tx, userId: Id, idText: string): Promise<PayoutMethodBody> {
      const record = await find(userId, idText, tx);
      return { paymentMethod: record.paymentMethod, paymentDetails: details.decrypt(record) };
    },

    /** Whether a member has saved a destination whose cooldown is over. @param digests of it */
    async isPastCooldown(tx: Tx, userId: Id, digests: readonly string[]): Promise<boolean> {
      const methods = await repository.findByUser(userId, tx);
      return methods.some(
        ({ destinationDigests, createdAt }) =>
          destinationDigests.some((digest) => digests.includes(digest)) && !ifAhead(cooldownEnd(createdAt)),
      );
    },

    /** Returns when a payout of a withdrawal can be approved; `undefined` if it can be already. */
    async findCooldownEnd(withdrawal: WithdrawalRecord, tx?: Tx): Promise<Date | undefined> {
      const methods = await repository.findByUser(withdrawal.userId, tx);
      const lastChange = await repository.findLastChange(withdrawal.userId, tx);
      return ifAhead(findCooldownEnd(withdrawal, methods, lastChange));
    },
  };
}
