import type { RegisterBody } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { SYSTEM_ACTOR, type Actor } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { newId, newReadableCode, type Id } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { commonPassword, emailTaken, usernameTaken } from './auth.errors.ts';
import type { AuthMails } from './auth.mails.ts';
import type { UserRecord } from './auth.model.ts';
import { isCommonPassword, normalizeUsername, toEmailKey, toUsernameKey } from './auth.policy.ts';
import { toSessionUser } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';

const REFERRAL_CODE_LENGTH = 10;

/** Lets other modules set up a new user; runs inside the sign-up transaction. */
export type OnUserRegistered = (
  tx: Tx,
  registration: { userId: Id; referralCode: string | undefined },
) => Promise<{ referralApplied: boolean }>;

type NewAccount = Pick<RegisterBody, 'username' | 'email' | 'password' | 'fullName'> & { isAdmin: boolean };

/** Creates accounts. */
export type Accounts = {
  /**
   * Creates an account and emails a link to confirm its address.
   *
   * @throws AppError `username_taken`, `email_taken`, `common_password`
   */
  register(body: RegisterBody, requestId: string): Promise<{ user: SessionUser; referralApplied: boolean }>;
  /** Creates a predefined account unless its username already exists. */
  ensure(account: NewAccount): Promise<void>;
};

type Dependencies = {
  repository: AuthRepository;
  tokens: Tokens;
  mails: AuthMails;
  outbox: Outbox;
  passwords: Passwords;
  withTransaction: WithTransaction;
  clock: Clock;
  audit: AuditLog;
  onUserRegistered: OnUserRegistered;
};

export function createAccounts(dependencies: Dependencies): Accounts {
  const { repository, tokens, mails, outbox, passwords, withTransaction, clock, audit, onUserRegistered } =
    dependencies;

  async function insertUser(tx: Tx, user: UserRecord, referralCode: string | undefined, actor: Actor) {
    await repository.insert(tx, user);
    await audit.record(tx, actor, { action: 'user_registered', subjectId: user._id, userId: user._id });
    return onUserRegistered(tx, { userId: user._id, referralCode });
  }

  async function createRecord({ password, ...account }: NewAccount): Promise<UserRecord> {
    return toUserRecord(account, await passwords.hash(password), clock.now());
  }

  return {
    async register({ referralCode, ...account }, requestId) {
      if (isCommonPassword(account.password)) throw commonPassword('password');
      // The unique indexes decide; these lookups only save the cost of a hash.
      if (await repository.findByUsernameKey(toUsernameKey(account.username))) throw usernameTaken();
      if (await repository.findByEmailKey(toEmailKey(account.email))) throw emailTaken();
      const user = await createRecord({ ...account, isAdmin: false });
      const { referralApplied } = await withTransaction(async (tx) => {
        const registration = await insertUser(tx, user, referralCode, { userId: user._id, requestId });
        await outbox.queue(tx, mails.verifyEmail(user, await tokens.issue(tx, 'verify_email', user)));
        return registration;
      });
      return { user: toSessionUser(user), referralApplied };
    },

    async ensure(account) {
      if (await repository.findByUsernameKey(toUsernameKey(account.username))) return;
      try {
        const user = await createRecord(account);
        await withTransaction((tx) => insertUser(tx, user, undefined, SYSTEM_ACTOR));
      } catch (error) {
        // Another process that is starting at the same time has already created the account.
        if (!(error instanceof AppError) || error.code !== 'username_taken') throw error;
      }
    },
  };
}

function toUserRecord(
  { username, email, fullName, isAdmin }: Omit<NewAccount, 'password'>,
  passwordHash: string,
  createdAt: Date,
): UserRecord {
  return {
    _id: newId(),
    username: normalizeUsername(username),
    usernameKey: toUsernameKey(username),
    email,
    emailKey: toEmailKey(email),
    emailVerified: false,
    passwordHash,
    fullName: fullName?.trim() || null,
    phoneNumber: null,
    isAdmin,
    referralCode: newReadableCode(REFERRAL_CODE_LENGTH),
    createdAt,
    isDisabled: false,
    sessionGeneration: 0,
  };
}
