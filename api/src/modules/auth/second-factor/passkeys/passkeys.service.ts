/*
 * Invariant: a passkey proves something once per challenge, and only if its counter has not gone back. An account has
 * a second factor as long as it has an authenticator app or a passkey; every change of either writes the user's record,
 * so that two changes at once conflict.
 */
import type { Request } from 'express';
import {
  MAX_PASSKEYS,
  PASSKEY_TIMEOUT_MS,
  type AddedPasskey,
  type NewPasskeyBody,
  type Passkey,
  type PasskeyChallenge,
  type PasskeyCreation,
} from '@platform/contracts';
import type { UserActor } from '../../../../platform/audit/actor.ts';
import { isDuplicateKey } from '../../../../platform/db/database-errors.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { newId, parseId, type Id } from '../../../../platform/ids.ts';
import type { Services } from '../../../../services.ts';
import type { SecondFactorProof } from '../../../../platform/sessions/second-factor-proof.ts';
import { toSecurityNotice } from '../../auth.mails.ts';
import type { AuthRepository } from '../../auth.repository.ts';
import type { CodeCheck } from '../code-check.ts';
import { requiredOfAdministrators } from '../second-factor.errors.ts';
import { createSecondFactorModel } from '../second-factor.model.ts';
import { createRecoveryCodes } from '../setup.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeyProofs } from './passkey-proofs.ts';
import { PASSKEY_ALGORITHMS, toUserHandle, verifyNewPasskey } from './passkey-verification.ts';
import {
  noPasskeys,
  passkeyKnown,
  passkeyNotFound,
  passkeyRejected,
  tooManyPasskeys,
} from './passkeys.errors.ts';
import { createPasskeyMails } from './passkeys.mails.ts';
import { createPasskeyModel, type PasskeyRecord } from './passkeys.model.ts';

/** The passkeys of users: how they are added, used and removed. */
export type Passkeys = ReturnType<typeof createPasskeys>;

type Dependencies = {
  services: Pick<Services, 'audit' | 'clock' | 'connection' | 'notices' | 'settings' | 'withTransaction'>;
  repository: AuthRepository;
  codes: CodeCheck;
};

export function createPasskeys(dependencies: Dependencies) {
  const { services } = dependencies;
  const { connection, settings, withTransaction, audit } = services;
  const passkeys = createPasskeyModel(connection);
  const mails = createPasskeyMails(settings.shellOrigin);
  const challenges = createPasskeyChallenges(services);
  const { passkeyDomain: domain, allowedOrigins: origins } = settings;

  const listOf = (userId: Id, tx?: Tx): Promise<PasskeyRecord[]> =>
    passkeys
      .find({ userId })
      .sort({ createdAt: 1 })
      .session(tx ?? null)
      .lean();

  return {
    ...createPasskeyChanges({ ...dependencies, listOf }),

    /** Verifies proofs of passkeys; see there. */
    proofs: createPasskeyProofs({ ...dependencies, passkeys, challenges, mails }),

    list: async (userId: Id): Promise<Passkey[]> => (await listOf(userId)).map(present),

    /** Counts the passkeys of a user. */
    count: (userId: Id, tx?: Tx): Promise<number> =>
      passkeys
        .countDocuments({ userId })
        .session(tx ?? null)
        .exec(),

    /** Creates the challenge of a login, which any passkey may answer. */
    async startLogin(request: Request, proof: SecondFactorProof): Promise<PasskeyChallenge> {
      const challenge = await challenges.create(request, proof, { purpose: 'login', userId: null });
      return { challenge, domain, timeoutMs: PASSKEY_TIMEOUT_MS, allowed: [] };
    },

    /** Creates a challenge for the passkeys of one user. @throws AppError `wrong_state` if there is none */
    async startProof(
      request: Request,
      proof: SecondFactorProof,
      { userId, purpose }: { userId: Id; purpose: 'second_step' | 'check' },
    ): Promise<PasskeyChallenge> {
      const allowed = (await listOf(userId)).map(toDescriptor);
      if (allowed.length === 0) throw noPasskeys();
      const challenge = await challenges.create(request, proof, { purpose, userId });
      return { challenge, domain, timeoutMs: PASSKEY_TIMEOUT_MS, allowed };
    },

    /** Creates the challenge for a new passkey. @throws AppError `too_many_passkeys` */
    async startAdding(request: Request, proof: SecondFactorProof, userId: Id): Promise<PasskeyCreation> {
      const { username } = await dependencies.repository.get(userId);
      const existing = (await listOf(userId)).map(toDescriptor);
      if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
      const challenge = await challenges.create(request, proof, { purpose: 'add', userId });
      return {
        challenge,
        domain,
        userHandle: toUserHandle(userId),
        username,
        algorithms: PASSKEY_ALGORITHMS,
        timeoutMs: PASSKEY_TIMEOUT_MS,
        existing,
      };
    },

    /** Verifies a new passkey. @throws AppError `passkey_rejected` */
    async verifyNew(request: Request, proof: SecondFactorProof, userId: Id, body: NewPasskeyBody) {
      const challenge = await challenges.take(request, proof, { purpose: 'add', userId });
      const verified = challenge && (await verifyNewPasskey(body, { challenge, origins, domain }));
      if (!verified) throw passkeyRejected();
      return verified;
    },

    /** Renames a passkey. @throws AppError `not_found` */
    rename: (actor: UserActor, id: string, name: string): Promise<Passkey> =>
      withTransaction(async (tx) => {
        const { userId } = actor;
        const own = { _id: parseId(id) ?? newId(), userId };
        const record = await passkeys
          .findOneAndUpdate(own, { $set: { name } }, { session: tx, returnDocument: 'after' })
          .lean();
        if (!record) throw passkeyNotFound();
        await audit.record(tx, actor, { action: 'user_passkey_renamed', subjectId: userId, userId });
        return present(record);
      }),
  };
}

/** The two changes of what an account can log in with. */
function createPasskeyChanges({
  services,
  repository,
  codes,
  listOf,
}: Dependencies & { listOf: (userId: Id, tx: Tx) => Promise<PasskeyRecord[]> }) {
  const { connection, settings, withTransaction, audit, notices, clock } = services;
  const passkeys = createPasskeyModel(connection);
  const factors = createSecondFactorModel(connection);
  const mails = createPasskeyMails(settings.shellOrigin);

  /** Creates the recovery codes of an account whose first second factor this is. */
  async function createFirstCodes(tx: Tx, userId: Id): Promise<string[]> {
    const { recoveryCodes, stored } = createRecoveryCodes(codes, userId);
    const options = { upsert: true, setDefaultsOnInsert: true, session: tx };
    await factors.updateOne({ _id: userId }, { $set: stored }, options);
    return recoveryCodes;
  }

  return {
    /** Stores a verified passkey. @throws AppError `too_many_passkeys`, `passkey_rejected` if it is known */
    async add(
      actor: UserActor,
      values: Pick<
        PasskeyRecord,
        'credentialId' | 'publicKey' | 'counter' | 'isSynced' | 'transports' | 'name'
      >,
    ): Promise<AddedPasskey> {
      const { userId } = actor;
      const record: PasskeyRecord = {
        ...values,
        _id: newId(),
        userId,
        createdAt: clock.now(),
        lastUsedAt: null,
      };
      const store = async (tx: Tx): Promise<AddedPasskey> => {
        const user = await repository.get(userId, tx);
        await repository.setSecondFactor(tx, userId, true);
        if ((await listOf(userId, tx)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
        await passkeys.create([record], { session: tx });
        const recoveryCodes = user.hasSecondFactor ? [] : await createFirstCodes(tx, userId);
        await notices.notify(tx, toSecurityNotice(user, mails.added(user, record.name), clock.now()));
        await audit.record(tx, actor, { action: 'user_passkey_added', subjectId: userId, userId });
        return { passkey: present(record), recoveryCodes };
      };
      try {
        return await withTransaction(store);
      } catch (error) {
        if (isDuplicateKey(error, 'credentialId')) throw passkeyKnown();
        throw error;
      }
    },

    /**
     * Removes a passkey, and the recovery codes with the last second factor.
     *
     * @throws AppError `not_found`, `wrong_state`
     */
    remove: (actor: UserActor, id: string): Promise<void> =>
      withTransaction(async (tx) => {
        const { userId } = actor;
        const own = await listOf(userId, tx);
        const removed = own.find(({ _id }) => _id.toHexString() === id);
        if (!removed) throw passkeyNotFound();
        const user = await repository.get(userId, tx);
        const factor = await factors.findById(userId).session(tx).lean();
        const isLast = own.length === 1 && !factor?.encryptedSecret;
        if (isLast && user.isAdmin && settings.requiresAdminSecondFactor) throw requiredOfAdministrators();
        await repository.setSecondFactor(tx, userId, !isLast);
        await passkeys.deleteOne({ _id: removed._id }, { session: tx });
        if (isLast) await factors.deleteOne({ _id: userId }, { session: tx });
        await notices.notify(
          tx,
          toSecurityNotice(user, mails.removed(user, removed.name, isLast), clock.now()),
        );
        await audit.record(tx, actor, { action: 'user_passkey_removed', subjectId: userId, userId });
      }),
  };
}

function toDescriptor({ credentialId: id, transports }: PasskeyRecord) {
  return { id, transports };
}

function present({ _id, name, createdAt, lastUsedAt, isSynced }: PasskeyRecord): Passkey {
  return {
    id: _id.toHexString(),
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  };
}
