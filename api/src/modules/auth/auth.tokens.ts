/*
 * Invariant: a token is random, kept as a digest only, good once, for one purpose, for a short while, and for the address
 * that it was sent to. Times are real ones.
 */
import { createHash } from 'node:crypto';
import type { Model } from 'mongoose';
import type { Tx } from '../../platform/db/transaction.ts';
import { newSecret, type Id } from '../../platform/ids.ts';
import { invalidToken } from './auth.errors.ts';
import type { TokenPurpose, TokenRecord, UserRecord } from './auth.model.ts';

export const TOKEN_LIVES_MS: Record<TokenPurpose, number> = {
  reset_password: 3_600_000,
  verify_email: 86_400_000,
};

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(tokens: Model<TokenRecord>) {
  return {
    /** The token, which is nowhere else from here on but in the mail. */
    async issue(tx: Tx, purpose: TokenPurpose, { _id, emailKey }: UserRecord): Promise<string> {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + TOKEN_LIVES_MS[purpose]);
      await tokens.create([{ _id: digest(token), purpose, userId: _id, emailKey, expiresAt }], {
        session: tx,
      });
      return token;
    },

    /** Uses a token up. @throws AppError `invalid_token` */
    async redeem(tx: Tx, purpose: TokenPurpose, token: string): Promise<TokenRecord> {
      const found = await tokens
        .findOneAndDelete({ _id: digest(token), purpose, expiresAt: { $gt: new Date() } }, { session: tx })
        .lean();
      if (!found) throw invalidToken();
      return found;
    },

    countLive: (tx: Tx, purpose: TokenPurpose, userId: Id): Promise<number> =>
      tokens
        .countDocuments({ userId, purpose, expiresAt: { $gt: new Date() } })
        .session(tx)
        .exec(),

    /** Whatever is still in the mailbox of a user is good for nothing any more. */
    async endAll(tx: Tx, userId: Id, purpose?: TokenPurpose): Promise<void> {
      await tokens.deleteMany({ userId, ...(purpose && { purpose }) }, { session: tx });
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
