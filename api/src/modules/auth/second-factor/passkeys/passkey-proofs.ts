import type { Request } from 'express';
import type { Model } from 'mongoose';
import type { PasskeyProofBody } from '@platform/contracts';
import { getRequestContext } from '../../../../platform/http/middleware/request-context.ts';
import type { Id } from '../../../../platform/ids.ts';
import type { Services } from '../../../../services.ts';
import type { SecondFactorProof } from '../../../../platform/sessions/second-factor-proof.ts';
import { toSecurityNotice } from '../../auth.mails.ts';
import type { UserRecord } from '../../auth.model.ts';
import type { AuthRepository } from '../../auth.repository.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { toUserHandle, verifyProof } from './passkey-verification.ts';
import { passkeyRejected, passwordFirst } from './passkeys.errors.ts';
import type { PasskeyMails } from './passkeys.mails.ts';
import type { ChallengePurpose, PasskeyRecord } from './passkeys.model.ts';
import { createPasswordRequirement } from './password-requirement.ts';

type Dependencies = {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings' | 'withTransaction'>;
  repository: AuthRepository;
  passkeys: Model<PasskeyRecord>;
  challenges: PasskeyChallenges;
  mails: PasskeyMails;
};

export function createPasskeyProofs({ services, repository, passkeys, challenges, mails }: Dependencies) {
  const { settings, clock } = services;
  const report = createReport({ services, repository, mails });
  const requirement = createPasswordRequirement(passkeys);

  /** Stores the use of a passkey. Returns whether its counter is higher than before; 0 means that it does not count. */
  async function use({ _id }: PasskeyRecord, counter: number, isSynced: boolean): Promise<boolean> {
    const change = { $set: { counter, isSynced, lastUsedAt: clock.now() } };
    const uncounted = { _id, counter: counter === 0 ? 0 : { $lt: counter } };
    return (await passkeys.updateOne(uncounted, change)).matchedCount === 1;
  }

  /** Returns the passkey that has signed the session's challenge; `undefined` if none has. */
  async function verify(
    { request, proof }: { request: Request; proof: SecondFactorProof },
    { purpose, userId }: { purpose: ChallengePurpose; userId: Id | null },
    body: PasskeyProofBody,
  ): Promise<PasskeyRecord | undefined> {
    const challenge = await challenges.take(request, proof, { purpose, userId });
    const passkey = await passkeys.findOne({ credentialId: body.credentialId }).lean();
    if (!challenge || !passkey) return undefined;
    if (userId && !passkey.userId.equals(userId)) return undefined;
    if (body.userHandle && body.userHandle !== toUserHandle(passkey.userId)) return undefined;
    const { allowedOrigins: origins, passkeyDomain: domain } = settings;
    const verified = await verifyProof(body, { challenge, origins, domain }, passkey);
    if (!verified) return undefined;
    if (await use(passkey, verified.counter, verified.isSynced)) return passkey;
    await report(passkey, getRequestContext(request).id);
    return undefined;
  }

  return {
    /**
     * Returns the user whose passkey has signed the challenge of a login.
     *
     * @throws AppError `passkey_rejected`, also if it needs the password first
     */
    async getUser(request: Request, proof: SecondFactorProof, body: PasskeyProofBody): Promise<UserRecord> {
      const passkey = await verify({ request, proof }, { purpose: 'login', userId: null }, body);
      const user = passkey && (await repository.findById(passkey.userId));
      if (!user) throw passkeyRejected();
      if (passkey.needsPassword) throw passwordFirst();
      return user;
    },

    /**
     * Asserts that a passkey of a user has signed the session's challenge. From then on it logs in alone again, because
     * this user knows the password.
     *
     * @throws AppError `passkey_rejected`
     */
    async check(
      request: Request,
      proof: SecondFactorProof,
      expected: { purpose: 'second_step' | 'check'; userId: Id },
      body: PasskeyProofBody,
    ): Promise<void> {
      const passkey = await verify({ request, proof }, expected, body);
      if (!passkey) throw passkeyRejected();
      await requirement.allowAlone(passkey);
    },
  };
}

/** Returns a function that tells a user about a counter that has gone back: a copy of the key has signed. */
function createReport({
  services,
  repository,
  mails,
}: Pick<Dependencies, 'services' | 'repository' | 'mails'>) {
  const { withTransaction, clock, notices, audit } = services;
  return ({ userId, name }: PasskeyRecord, requestId: string): Promise<void> =>
    withTransaction(async (tx) => {
      const user = await repository.get(userId, tx);
      await notices.notify(tx, toSecurityNotice(user, mails.rejected(user, name), clock.now()));
      const entry = { action: 'user_passkey_rejected', subjectId: userId, userId } as const;
      await audit.record(tx, { userId: null, requestId }, entry);
    });
}
