/*
 * Invariant: a token is random, stored only as a digest, works once, for one purpose, for a short time, and for the
 * address that it was sent to. Expiry uses real time, not the business clock.
 */
import { createHash } from 'node:crypto';
import { CONFIRMATION_LINK_HOURS, LOGIN_LINK_MINUTES, PASSWORD_LINK_MINUTES } from '@platform/contracts';
import type { Model } from 'mongoose';
import type { Tx } from '../../platform/db/transaction.ts';
import { newSecret, type Id } from '../../platform/ids.ts';
import { invalidToken } from './auth.errors.ts';
import type { TokenPurpose, TokenRecord, UserRecord } from './auth.model.ts';

const MINUTE_MS = 60_000;

export const TOKEN_LIFETIMES_MS: Record<TokenPurpose, number> = {
  reset_password: PASSWORD_LINK_MINUTES * MINUTE_MS,
  verify_email: CONFIRMATION_LINK_HOURS * 60 * MINUTE_MS,
  log_in: LOGIN_LINK_MINUTES * MINUTE_MS,
};

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(tokens: Model<TokenRecord>) {
  return {
    /** Creates a token and returns it in clear text, which from then on exists only in the email. */
    async issue(tx: Tx, purpose: TokenPurpose, { _id, emailKey }: UserRecord): Promise<string> {
      const token = newSecret();
      const expiresAt = new Date(Date.now() + TOKEN_LIFETIMES_MS[purpose]);
      await tokens.create([{ _id: digest(token), purpose, userId: _id, emailKey, expiresAt }], {
        session: tx,
      });
      return token;
    },

    /** Consumes a token and returns its record. @throws AppError `invalid_token` */
    async redeem(tx: Tx, purpose: TokenPurpose, token: string): Promise<TokenRecord> {
      const record = await tokens
        .findOneAndDelete({ _id: digest(token), purpose, expiresAt: { $gt: new Date() } }, { session: tx })
        .lean();
      if (!record) throw invalidToken();
      return record;
    },

    countActive: (tx: Tx, purpose: TokenPurpose, userId: Id): Promise<number> =>
      tokens
        .countDocuments({ userId, purpose, expiresAt: { $gt: new Date() } })
        .session(tx)
        .exec(),

    /** Revokes the tokens that were emailed to a user, optionally only those of some purposes. */
    async revokeAll(tx: Tx, userId: Id, ...purposes: TokenPurpose[]): Promise<void> {
      const filter = purposes.length > 0 ? { userId, purpose: { $in: purposes } } : { userId };
      await tokens.deleteMany(filter, { session: tx });
    },
  };
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
