import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import { normalizeReference } from '../../platform/normalize-reference.ts';
import { toMailboxKey } from '../../platform/mailbox-key.ts';
import type { Services } from '../../services.ts';
import { createAccounts } from './accounts.service.ts';
import { createAuthMails } from './auth.mails.ts';
import { createAuthModels } from './auth.model.ts';
import { createAuthRepository } from './auth.repository.ts';
import { createUserDirectory } from './auth.user-directory.ts';
import { createAccountDeletions } from './deletion/account-deletions.ts';
import { createTokens } from './auth.tokens.ts';
import { createKnownClients } from './sign-in/known-clients.ts';
import { createProfiles } from './profile/profile.service.ts';
import { createRecovery } from './recovery/recovery.service.ts';
import { createConfirmationLinks } from './recovery/confirmation-links.service.ts';
import { createLinkRequests } from './recovery/link-requests.ts';
import { createLoginLinks } from './recovery/login-links.service.ts';
import { createTokenOwners } from './recovery/token-owners.ts';
import { createLoginSteps } from './second-factor/login-steps.ts';
import { createSecondFactorResets } from './second-factor/reset/reset.service.ts';
import { createSecondFactors } from './second-factor/second-factor.service.ts';
import { createUserTraces } from './sign-in/user-traces.ts';
import { createSignIn } from './sign-in/sign-in.service.ts';
import { createUserList } from './users/users.list.ts';
import { createUserRoles } from './users/roles.service.ts';
import { createNotifyOwners } from './users/notify-owners.ts';
import { createUserReviews } from './users/users.service.ts';
import { createSignInGuard } from './sign-in/sign-in-guard.ts';

export type { UserProfile, UserSummary } from './auth.presenter.ts';
export { type DeletedUser, ERASED_NAME } from './deletion/account-deletions.ts';
export { toEmailKey, toUsernameKey } from './auth.policy.ts';
export { authRoutes } from './auth.routes.ts';
export { profileRoutes } from './profile/profile.routes.ts';
export { recoveryRoutes } from './recovery/recovery.routes.ts';
export { passkeyLoginRoutes } from './second-factor/passkeys/passkey-login.routes.ts';
export { passkeysRoutes } from './second-factor/passkeys/passkeys.routes.ts';
export { secondFactorResetRoutes } from './second-factor/reset/reset.routes.ts';
export { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
export { userSessionsRoutes } from './sessions/user-sessions.routes.ts';
export type { UserFilters } from './users/users.list.ts';
export { usersRoutes } from './users/users.routes.ts';

/** Accounts and their credentials. See the README for what this module owns and guarantees. */
export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ services, conflicts }: { services: Services; conflicts: ConflictsOfInterest }) {
  const models = createAuthModels(services.connection);
  const repository = createAuthRepository(models.users);
  const tokens = createTokens(models.tokens);
  const resetRequests = createLinkRequests(models.resetRequests);
  const loginLinkRequests = createLinkRequests(models.loginLinkRequests);
  const owners = createTokenOwners(services, repository);
  const confirmationRequests = createLinkRequests(models.confirmationRequests);
  const mails = createAuthMails(services.settings.shellOrigin);
  const signIn = createSignIn({ services, repository, mails });
  const guard = createSignInGuard(services, createKnownClients(models.knownClients));
  const traces = createUserTraces(models.userTraces, services.digester);
  const secondFactors = createSecondFactors(services, repository);
  const notifyOwners = createNotifyOwners({ services, repository });
  return {
    accounts: createAccounts({ services, repository, tokens, mails, notifyOwners }),
    signIn,
    guard,
    traces,
    secondFactors,
    secondFactorResets: createSecondFactorResets({ services, repository, tokens, conflicts }),
    steps: createLoginSteps({ repository, signIn, guard, traces }),
    profiles: createProfiles({ services, repository, tokens, mails }),
    recovery: createRecovery({ services, repository, tokens, owners, resetRequests, mails }),
    emailConfirmed: owners.emailConfirmed,
    loginLinks: createLoginLinks({
      services,
      repository,
      tokens,
      owners,
      requests: loginLinkRequests,
      mails,
    }),
    confirmationLinks: createConfirmationLinks({ services, repository, tokens, confirmationRequests, mails }),
    deletions: createAccountDeletions(models),
    directory: createUserList(models.users),
    reviews: createUserReviews({ services, repository, tokens, notifyOwners, conflicts }),
    roles: createUserRoles({ services, repository, notifyOwners }),
    ...createUserDirectory(repository, services.clock),
    /** Removes addresses before a change that get no more warnings. Returns how many. */
    removePreviousEmails: (tx: Tx, before: Date, limit: number): Promise<number> =>
      repository.removePreviousEmails(tx, before, limit),
    /** Finds the member who owns a referral code; ignores letter case. */
    async findReferrer(code: string, tx?: Tx): Promise<Id | undefined> {
      const user = await repository.findByReferralCode(normalizeReference(code), tx);
      return user?._id;
    },
    /** Tells whether a user has confirmed that an address is theirs, or is an administrator with it. */
    async isConfirmed(userId: Id, address: string, tx: Tx): Promise<boolean> {
      const user = await repository.findById(userId, tx);
      return user?.email === address && (user.emailVerified || user.isAdmin);
    },
    /** Finds a user whose address is in a mailbox, however it is spelled. */
    async findByMailbox(email: string, tx?: Tx): Promise<Id | undefined> {
      const user = await repository.findByMailboxKey(toMailboxKey(email), tx);
      return user?._id;
    },
    findUsedEmailKeys: (emailKeys: readonly string[]): Promise<Set<string>> =>
      repository.findUsedEmailKeys(emailKeys),
  };
}
