import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { PASSKEY_TIMEOUT_MS } from '@platform/contracts';
import { newId, parseId, type Id } from '../../../../platform/ids.ts';
import type { Services } from '../../../../services.ts';
import type { SecondFactorProof } from '../../../../platform/sessions/second-factor-proof.ts';
import {
  createPasskeyChallengeModel,
  type ChallengePurpose,
  type PasskeyChallengeRecord,
} from './passkeys.model.ts';

/*
 * Invariant: a challenge counts once, for one purpose and one user, in the session that asked for it. It is removed
 * before its answer is verified, so that of two answers at once only one finds it.
 */

const CHALLENGE_BYTES = 32;

/** The challenges of a request's session. */
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

export function createPasskeyChallenges({ connection, clock }: Pick<Services, 'connection' | 'clock'>) {
  const challenges = createPasskeyChallengeModel(connection);
  return {
    /** Creates a challenge and binds it to the request's session. Replaces the one that the session had. */
    async create(
      request: Request,
      proof: SecondFactorProof,
      { purpose, userId }: Pick<PasskeyChallengeRecord, 'purpose' | 'userId'>,
    ): Promise<string> {
      const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + PASSKEY_TIMEOUT_MS);
      const _id = newId();
      await challenges.create({ _id, purpose, userId, challenge, expiresAt });
      const earlier = await proof.keepChallenge(request, _id.toHexString());
      await remove(earlier);
      return challenge;
    },

    /** Uses up the challenge of the request's session; `undefined` if there is none for this purpose and user. */
    async take(
      request: Request,
      proof: SecondFactorProof,
      { purpose, userId }: { purpose: ChallengePurpose; userId: Id | null },
    ): Promise<string | undefined> {
      const _id = parseId(proof.findChallenge(request) ?? '');
      if (!_id) return undefined;
      const record = await challenges.findOneAndDelete({ _id, purpose, userId }).lean();
      return record && clock.now() < record.expiresAt ? record.challenge : undefined;
    },
  };

  async function remove(text: string | undefined): Promise<void> {
    const _id = parseId(text ?? '');
    if (_id) await challenges.deleteOne({ _id });
  }
}
