import type { PayoutRequirements, PurchaseDetail } from '@platform/contracts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import { addDays, type Clock } from '../../platform/clock.ts';
import { contextOf, type Encryptor } from '../../platform/crypto/encryptor.ts';
import { readOrNull, readOrReject } from '../../platform/crypto/read-decrypted.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { maskDetails } from '../../platform/masking.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { findIdentity, needsTwoApprovals } from './blueprints.policy.ts';
import type { BlueprintsRepository } from './blueprints.repository.ts';

/** How long a return that one administrator paid alone counts towards the limit. */
const LIMIT_DAYS = 7;

/** Encrypts who paid, and binds it to the purchase. */
export type PayerEncryptor = ReturnType<typeof createPayerEncryptor>;

export function createPayerEncryptor(encryptor: Encryptor) {
  const contextFor = (id: Id) => contextOf(ENCRYPTED_FIELDS.payer, id.toHexString());
  const read = ({ _id, encryptedPayer }: Pick<OwnershipRecord, '_id' | 'encryptedPayer'>): string =>
    encryptor.decrypt(encryptedPayer ?? '', contextFor(_id));
  return {
    encrypt: (id: Id, payer: string): string => encryptor.encrypt(payer, contextFor(id)),
    /** @throws AppError `decryption_failed` */
    decrypt: (row: Pick<OwnershipRecord, '_id' | 'encryptedPayer'>): string => readOrReject(() => read(row)),
    /** Returns `null` for a payer that cannot be decrypted, or was erased. */
    tryDecrypt: (row: Pick<OwnershipRecord, '_id' | 'encryptedPayer'>): string | null =>
      readOrNull(() => read(row)),
  };
}

/** Reads what the payment of a return requires. */
export type ReturnRules = ReturnType<typeof createReturnRules>;

export function createReturnRules({
  services: { settings },
  clock,
  repository,
  userDirectory,
}: {
  services: Pick<Services, 'settings'>;
  clock: Clock;
  repository: BlueprintsRepository;
  userDirectory: UserDirectory;
}) {
  return {
    /** Whether two administrators have to approve a return. */
    async needsTwo(row: OwnershipRecord, tx?: Tx): Promise<boolean> {
      const { payoutApprovalLimit: limit } = settings;
      if (limit === undefined) return false;
      const othersCents = await repository.sumOtherReturns(row, addDays(clock.now(), -LIMIT_DAYS), tx);
      return needsTwoApprovals(row, { othersCents, limit });
    },

    /** Reads how far the address and the identity of a member are known. */
    async readRequirements(
      userId: Id,
      tx?: Tx,
    ): Promise<PayoutRequirements & { verificationId: string | null }> {
      const { emailVerified: emailConfirmed } = await userDirectory.getProfile(userId, tx);
      const { identity, verification } = findIdentity(await repository.findCurrent(userId, tx));
      return { emailConfirmed, identity, verificationId: verification?._id.toHexString() ?? null };
    },
  };
}

/** Describes the return of a purchase for administrators; `null` without one. */
export type DescribeReturn = ReturnType<typeof createDescribeReturn>;

export function createDescribeReturn({
  returnRules,
  payers,
  userDirectory,
}: {
  returnRules: ReturnRules;
  payers: PayerEncryptor;
  userDirectory: UserDirectory;
}) {
  return async (row: OwnershipRecord, tx?: Tx): Promise<PurchaseDetail['returnCase']> => {
    if (!row.returnCase) return null;
    const { requestedAt, firstApproval, paid } = row.returnCase;
    const payer = payers.tryDecrypt(row);
    const actors = [firstApproval?.by, paid?.by].flatMap((id) => id ?? []);
    const usernames = await userDirectory.usernamesOf(actors, tx);
    const getUsername = (id: Id): string => usernames.get(id.toHexString()) ?? '';
    return {
      requestedAt: requestedAt.toISOString(),
      payer: payer === null ? null : maskDetails(payer),
      needsTwo: paid ? firstApproval !== undefined : await returnRules.needsTwo(row, tx),
      firstApproval: firstApproval
        ? { at: firstApproval.at.toISOString(), by: getUsername(firstApproval.by) }
        : null,
      requirements: await returnRules.readRequirements(row.userId, tx),
      transactionReference: paid?.transactionReference ?? null,
      paidAt: paid?.at.toISOString() ?? null,
      paidBy: paid ? getUsername(paid.by) : null,
    };
  };
}
