import type { RegisterBody } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { SYSTEM_ACTOR, type Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import { newId, newReadableCode, type Id } from '../../platform/ids.ts';
import { toMailboxKey } from '../../platform/mailbox-key.ts';
import type { Services } from '../../services.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { emailTaken, usernameTaken } from './auth.errors.ts';
import type { AuthMails } from './auth.mails.ts';
import type { UserRecord } from './auth.model.ts';
import { assertNotGuessable, normalizeUsername, toEmailKey, toUsernameKey } from './auth.policy.ts';
import { toSessionUser } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';
import type { NotifyOwners } from './users/notify-owners.ts';

const REFERRAL_CODE_LENGTH = 10;

/** A new account, in the transaction that creates it. */
type Registration = { readonly userId: Id; readonly referralCode: string | undefined };

/** A new administrator is an owner. */
type NewAccount = Pick<RegisterBody, 'username' | 'email' | 'password' | 'fullName'> & {
  isAdmin: boolean;
  emailVerified: boolean;
};

/** The field of a predefined account that belongs to another account, or to one without its rights. */
export type AccountConflict = 'username' | 'email';

const TAKEN: readonly string[] = ['username_taken', 'email_taken'];

/** Creates accounts. */
export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({
  services,
  repository,
  tokens,
  mails,
  notifyOwners,
}: {
  services: Services;
  repository: AuthRepository;
  tokens: Tokens;
  mails: AuthMails;
  notifyOwners: NotifyOwners;
}) {
  const { outbox, passwords, withTransaction, clock, audit, limitTakenAnswers } = services;
  const registered = createEvent<Registration>();

  async function insertUser(tx: Tx, user: UserRecord, referralCode: string | undefined, actor: Actor) {
    await repository.insert(tx, user);
    await audit.record(tx, actor, { action: 'user_registered', subjectId: user._id, userId: user._id });
    await registered.publish(tx, { userId: user._id, referralCode });
  }

  async function recordOwner(tx: Tx, user: UserRecord, origin: string): Promise<void> {
    const { _id } = user;
    const reason = `Roles: owner (before: none). ${origin}`;
    await audit.record(tx, SYSTEM_ACTOR, {
      action: 'user_roles_changed',
      subjectId: _id,
      userId: _id,
      reason,
    });
    await notifyOwners(tx, user, 'gained');
  }

  async function createRecord({ password, ...account }: NewAccount): Promise<UserRecord> {
    return toUserRecord(account, await passwords.hash(password), clock.now());
  }

  async function create({ referralCode, ...account }: RegisterBody, requestId: string): Promise<SessionUser> {
    // The unique indexes decide; these lookups only save the cost of a hash.
    if (await repository.findByUsernameKey(toUsernameKey(account.username))) throw usernameTaken();
    if (await repository.findByEmailKey(toEmailKey(account.email))) throw emailTaken();
    const user = await createRecord({ ...account, isAdmin: false, emailVerified: false });
    await withTransaction(async (tx) => {
      await insertUser(tx, user, referralCode, { userId: user._id, requestId });
      await outbox.queue(tx, mails.verifyEmail(user, await tokens.issue(tx, 'verify_email', user)));
    });
    return toSessionUser(user);
  }

  return {
    registered,

    /**
     * Creates an account and emails a link to confirm its address.
     *
     * @throws AppError `username_taken`, `email_taken`, `common_password`, `rate_limited`
     */
    async register(body: RegisterBody, caller: { requestId: string; address: string }): Promise<SessionUser> {
      assertNotGuessable(body.password, 'password', body.username);
      return limitTakenAnswers({ ...caller, userId: undefined }, () => create(body, caller.requestId));
    },

    /**
     * Creates a predefined account unless it exists. An existing account is never changed, because its password may be
     * a stranger's. Owners are told of a new one, and the audit log says where it comes from.
     *
     * @param origin of the account, for the audit log
     * @returns which of its unique fields belongs to another account, so that it could not be created
     * @throws AppError `common_password` for a password that a sign-up rejects
     */
    async ensure(account: NewAccount, origin: string): Promise<AccountConflict | undefined> {
      const existing = await repository.findByUsernameKey(toUsernameKey(account.username));
      if (existing) return existing.isAdmin === account.isAdmin ? undefined : 'username';
      if (await repository.findByEmailKey(toEmailKey(account.email))) return 'email';
      assertNotGuessable(account.password, 'password', account.username);
      try {
        const user = await createRecord(account);
        await withTransaction(async (tx) => {
          await insertUser(tx, user, undefined, SYSTEM_ACTOR);
          if (user.isAdmin) await recordOwner(tx, user, origin);
        });
      } catch (error) {
        // Another process that is starting at the same time has already created the account.
        if (!(error instanceof AppError) || !TAKEN.includes(error.code)) throw error;
      }
      return undefined;
    },
  };
}

function toUserRecord(
  { username, email, emailVerified, fullName, isAdmin }: Omit<NewAccount, 'password'>,
  passwordHash: string,
  createdAt: Date,
): UserRecord {
  return {
    _id: newId(),
    username: normalizeUsername(username),
    usernameKey: toUsernameKey(username),
    email,
    emailKey: toEmailKey(email),
    mailboxKey: toMailboxKey(email),
    emailVerified,
    passwordHash,
    fullName: fullName || null,
    phoneNumber: null,
    isAdmin,
    adminRoles: isAdmin ? ['owner'] : [],
    referralCode: newReadableCode(REFERRAL_CODE_LENGTH),
    createdAt,
    isDisabled: false,
    sessionVersion: 0,
    hasSecondFactor: false,
  };
}
