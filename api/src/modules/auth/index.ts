import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { createAccounts, type Accounts, type Join } from './accounts.service.ts';
import { createAuthMails } from './auth.mails.ts';
import { createAuthModels } from './auth.model.ts';
import { emailKey, usernameKey } from './auth.policy.ts';
import { presentPerson, type Person } from './auth.presenter.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createTokens } from './auth.tokens.ts';
import { createKnownAddresses } from './known-addresses.ts';
import { createProfiles, type Profiles } from './profile.service.ts';
import { createRecovery, type Recovery } from './recovery.service.ts';
import { createResetRequests } from './reset-requests.ts';
import { createSignIn, type SignIn } from './sign-in.service.ts';
import { createDirectory, type Directory } from './users.directory.ts';
import { createUserReviews, type UserReviews } from './users.service.ts';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.ts';

export type { Person, Sketch } from './auth.presenter.ts';
export { authRoutes } from './auth.routes.ts';
export { profileRoutes } from './profile.routes.ts';
export { recoveryRoutes } from './recovery.routes.ts';
export type { UserFilters } from './users.directory.ts';
export { usersRoutes } from './users.routes.ts';

/** Who members are and how they prove it. See the README for what it owns and promises. */
export type Auth = {
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly guard: SignInGuard;
  readonly profiles: Profiles;
  readonly recovery: Recovery;
  readonly directory: Directory;
  readonly reviews: UserReviews;
  /** @throws Error when there is no such user: callers hold the id of one. */
  describePerson(userId: Id, tx?: Tx): Promise<Person>;
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** The member whose referral code this is, in any case of letters. */
  findReferrer(code: string, tx?: Tx): Promise<Id | undefined>;
  /** Whose e-mail address this is, in any case of letters. */
  findByEmail(email: string, tx?: Tx): Promise<Id | undefined>;
  /** Those whose names begin with a text; the first hundred in the order of names. */
  searchByUsername(beginning: string): Promise<Id[]>;
};

/** Users that a search by name finds at most. */
const SEARCHED = 100;

type Parts = {
  connection: Connection;
  withTransaction: WithTransaction;
  clock: Clock;
  passwords: Passwords;
  limits: RateLimits;
  audit: AuditLog;
  outbox: Outbox;
  /** Where links in mails lead. */
  shellOrigin: string;
  join: Join;
};

export function createAuth({ connection, limits, shellOrigin, ...given }: Parts): Auth {
  const models = createAuthModels(connection);
  const repository = createAuthRepository(models.users);
  const tokens = createTokens(models.tokens);
  const requests = createResetRequests(models.resetRequests);
  const parts = { ...given, repository, tokens, requests, mails: createAuthMails(shellOrigin) };
  return {
    accounts: createAccounts(parts),
    signIn: createSignIn(repository, parts.passwords, parts.audit),
    guard: createSignInGuard(createKnownAddresses(models.knownAddresses), limits),
    profiles: createProfiles(parts),
    recovery: createRecovery(parts),
    directory: createDirectory(models.users),
    reviews: createUserReviews(parts),
    describePerson: async (userId, tx) => presentPerson(await repository.get(userId, tx)),
    usernamesOf: (ids, tx) => repository.usernamesOf(ids, tx),
    async findReferrer(code, tx) {
      const user = await repository.findByReferralCode(code.trim().toUpperCase(), tx);
      return user?._id;
    },
    async findByEmail(email, tx) {
      const user = await repository.findByEmailKey(emailKey(email), tx);
      return user?._id;
    },
    searchByUsername: (beginning) => repository.searchByUsernameKey(usernameKey(beginning), SEARCHED),
  };
}
