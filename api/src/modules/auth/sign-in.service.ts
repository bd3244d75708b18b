import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { SignedInUser } from '../../platform/http/define-route.ts';
import { idFrom } from '../../platform/ids.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import type { UserRecord } from './auth.model.ts';
import { usernameKey } from './auth.policy.ts';
import { presentPerson, sessionUserOf, type Person } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';

/** How users prove who they are, and who a session belongs to. */
export type SignIn = {
  /** The user whose name and password these are. Unknown users take as long as wrong passwords. */
  verify(username: string, password: string, requestId: string): Promise<UserRecord | undefined>;
  note(user: UserRecord, requestId: string): Promise<void>;
  /** Somebody did not get in; `user` is nobody where the name belongs to none. */
  noteRefused(user: UserRecord | null, requestId: string, reason: string): Promise<void>;
  /** The user of a session; nothing when the account is gone or disabled. */
  findSessionUser(id: string): Promise<SessionUser | undefined>;
  /** What was read of the user when this very request's session was; nothing for a user from elsewhere. */
  personOf(user: SignedInUser): Person | undefined;
};

export function createSignIn(repository: AuthRepository, passwords: Passwords, audit: AuditLog): SignIn {
  const people = new WeakMap<SignedInUser, Person>();

  async function noteRefused(user: UserRecord | null, requestId: string, reason: string): Promise<void> {
    const [subjectId, userId] = [user?._id ?? null, user?._id ?? null];
    const fact = { action: 'user_sign_in_refused', subjectId, userId, reason } as const;
    await audit.record(null, { userId: null, requestId }, fact);
  }

  return {
    async verify(username, password, requestId) {
      const user = await repository.findByUsernameKey(usernameKey(username));
      const right = user
        ? await passwords.verify(user.passwordHash, password)
        : await passwords.verifyNobody(password);
      if (!user || !right) {
        await noteRefused(user, requestId, 'Username or password was wrong.');
        return undefined;
      }
      if (passwords.isOutdated(user.passwordHash))
        await repository.replacePasswordHash(user._id, await passwords.hash(password));
      return user;
    },

    async note({ _id }, requestId) {
      const fact = { action: 'user_signed_in', subjectId: _id, userId: _id } as const;
      await audit.record(null, { userId: _id, requestId }, fact);
    },

    noteRefused,

    async findSessionUser(text) {
      const id = idFrom(text);
      const user = id && (await repository.findById(id));
      if (!user || user.isDisabled) return undefined;
      const found = sessionUserOf(user);
      people.set(found, presentPerson(user));
      return found;
    },

    personOf: (user) => people.get(user),
  };
}
