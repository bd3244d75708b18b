import type { Connection } from 'mongoose';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { createAccounts, type Accounts, type OnUserRegistered } from './accounts.service.ts';
import { createAuthMails } from './auth.mails.ts';
import { createAuthModels } from './auth.model.ts';
import { toEmailKey, toUsernameKey } from './auth.policy.ts';
import { presentProfile, type UserProfile } from './auth.presenter.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createTokens } from './auth.tokens.ts';
import { createKnownAddresses } from './known-addresses.ts';
import { createProfiles, type Profiles } from './profile.service.ts';
import { createRecovery, type Recovery } from './recovery.service.ts';
import { createResetRequests } from './reset-requests.ts';
import { createSignIn, type SignIn } from './sign-in.service.ts';
import { createUserList, type UserList } from './users.list.ts';
import { createUserReviews, type UserReviews } from './users.service.ts';
import { createSignInGuard, type SignInGuard } from './sign-in-guard.ts';

export type { UserProfile, UserSummary } from './auth.presenter.ts';
export { authRoutes } from './auth.routes.ts';
export { profileRoutes } from './profile.routes.ts';
export { recoveryRoutes } from './recovery.routes.ts';
export type { UserFilters } from './users.list.ts';
export { usersRoutes } from './users.routes.ts';

/** Accounts and their credentials. See the README for what this module owns and guarantees. */
export type Auth = {
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly guard: SignInGuard;
  readonly profiles: Profiles;
  readonly recovery: Recovery;
  readonly directory: UserList;
  readonly reviews: UserReviews;
  /** Returns a user's profile. @throws Error if there is no such user: callers pass ids of existing users */
  getProfile(userId: Id, tx?: Tx): Promise<UserProfile>;
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** Finds the member who owns a referral code; ignores letter case. */
  findReferrer(code: string, tx?: Tx): Promise<Id | undefined>;
  /** Finds the user with an email address; ignores letter case. */
  findByEmail(email: string, tx?: Tx): Promise<Id | undefined>;
  /** Finds users by username prefix: the first hundred, sorted by name. */
  searchByUsername(prefix: string): Promise<Id[]>;
};

/** Upper bound on users that a search by username returns. */
const MAX_SEARCH_RESULTS = 100;

type Dependencies = {
  connection: Connection;
  withTransaction: WithTransaction;
  clock: Clock;
  passwords: Passwords;
  limits: RateLimits;
  audit: AuditLog;
  outbox: Outbox;
  /** Origin of the links in emails. */
  shellOrigin: string;
  onUserRegistered: OnUserRegistered;
};

export function createAuth({ connection, limits, shellOrigin, ...rest }: Dependencies): Auth {
  const models = createAuthModels(connection);
  const repository = createAuthRepository(models.users);
  const tokens = createTokens(models.tokens);
  const resetRequests = createResetRequests(models.resetRequests);
  const dependencies = { ...rest, repository, tokens, resetRequests, mails: createAuthMails(shellOrigin) };
  return {
    accounts: createAccounts(dependencies),
    signIn: createSignIn(repository, dependencies.passwords, dependencies.audit),
    guard: createSignInGuard(createKnownAddresses(models.knownAddresses), limits),
    profiles: createProfiles(dependencies),
    recovery: createRecovery(dependencies),
    directory: createUserList(models.users),
    reviews: createUserReviews(dependencies),
    getProfile: async (userId, tx) => presentProfile(await repository.get(userId, tx)),
    usernamesOf: (ids, tx) => repository.usernamesOf(ids, tx),
    async findReferrer(code, tx) {
      const user = await repository.findByReferralCode(code.trim().toUpperCase(), tx);
      return user?._id;
    },
    async findByEmail(email, tx) {
      const user = await repository.findByEmailKey(toEmailKey(email), tx);
      return user?._id;
    },
    searchByUsername: (prefix) => repository.searchByUsernameKey(toUsernameKey(prefix), MAX_SEARCH_RESULTS),
  };
}
