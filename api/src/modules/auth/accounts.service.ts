import type { RegisterBody } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';
import { PLATFORM, type Actor } from '../../platform/audit/actor.ts';
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
import { emailKey, isCommonPassword, keptUsername, usernameKey } from './auth.policy.ts';
import { sessionUserOf } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Tokens } from './auth.tokens.ts';

const REFERRAL_CODE_LENGTH = 10;

/** What a new member means to other modules; runs in the sign-up's transaction. */
export type Join = (
  tx: Tx,
  joined: { userId: Id; referralCode: string | undefined },
) => Promise<{ referralApplied: boolean }>;

type Account = Pick<RegisterBody, 'username' | 'email' | 'password' | 'fullName'> & { isAdmin: boolean };

/** How accounts come to be. */
export type Accounts = {
  /** Creates an account and asks for a proof of its address. @throws AppError `username_taken`, `email_taken`, `common_password` */
  register(body: RegisterBody, requestId: string): Promise<{ user: SessionUser; referralApplied: boolean }>;
  /** Creates an account that the platform brings along, unless a user of that name exists. */
  ensure(account: Account): Promise<void>;
};

type Parts = {
  repository: AuthRepository;
  tokens: Tokens;
  mails: AuthMails;
  outbox: Outbox;
  passwords: Passwords;
  withTransaction: WithTransaction;
  clock: Clock;
  audit: AuditLog;
  join: Join;
};

export function createAccounts(parts: Parts): Accounts {
  const { repository, tokens, mails, outbox, passwords, withTransaction, clock, audit, join } = parts;

  async function create(tx: Tx, user: UserRecord, referralCode: string | undefined, actor: Actor) {
    await repository.insert(tx, user);
    await audit.record(tx, actor, { action: 'user_registered', subjectId: user._id, userId: user._id });
    return join(tx, { userId: user._id, referralCode });
  }

  async function newUser({ password, ...account }: Account): Promise<UserRecord> {
    return userOf(account, await passwords.hash(password), clock.now());
  }

  return {
    async register({ referralCode, ...account }, requestId) {
      if (isCommonPassword(account.password)) throw commonPassword('password');
      // The unique indexes decide; asking first only saves the cost of a hash.
      if (await repository.findByUsernameKey(usernameKey(account.username))) throw usernameTaken();
      if (await repository.findByEmailKey(emailKey(account.email))) throw emailTaken();
      const user = await newUser({ ...account, isAdmin: false });
      const { referralApplied } = await withTransaction(async (tx) => {
        const joined = await create(tx, user, referralCode, { userId: user._id, requestId });
        await outbox.queue(tx, mails.verifyEmail(user, await tokens.issue(tx, 'verify_email', user)));
        return joined;
      });
      return { user: sessionUserOf(user), referralApplied };
    },

    async ensure(account) {
      if (await repository.findByUsernameKey(usernameKey(account.username))) return;
      try {
        const user = await newUser(account);
        await withTransaction((tx) => create(tx, user, undefined, PLATFORM));
      } catch (error) {
        // Another process that starts at the same time was quicker, which is as good.
        if (!(error instanceof AppError) || error.code !== 'username_taken') throw error;
      }
    },
  };
}

function userOf(
  { username, email, fullName, isAdmin }: Omit<Account, 'password'>,
  passwordHash: string,
  createdAt: Date,
): UserRecord {
  return {
    _id: newId(),
    username: keptUsername(username),
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
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
