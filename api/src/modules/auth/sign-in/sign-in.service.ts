import type { SignedInUser } from '../../../platform/http/define-route.ts';
import { parseId } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import type { SessionUser } from '../../../platform/sessions/sessions.ts';
import { toSecurityNotice, type AuthMails } from '../auth.mails.ts';
import type { UserRecord } from '../auth.model.ts';
import { payoutPauseFrom, toUsernameKey } from '../auth.policy.ts';
import { presentProfile, toSessionUser, type UserProfile } from '../auth.presenter.ts';
import type { AuthRepository } from '../auth.repository.ts';

/** Verifies credentials and resolves the user of a session. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn({
  services,
  repository,
  mails,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'passwords' | 'withTransaction'>;
  repository: AuthRepository;
  mails: AuthMails;
}) {
  const { passwords, audit, clock, notices, withTransaction } = services;
  const profiles = new WeakMap<SignedInUser, UserProfile>();

  /** Records a rejected login; `user` is `null` if the username is unknown. */
  async function recordRejection(user: UserRecord | null, requestId: string, reason: string): Promise<void> {
    const [subjectId, userId] = [user?._id ?? null, user?._id ?? null];
    const entry = { action: 'user_sign_in_rejected', subjectId, userId, reason } as const;
    await audit.record(null, { userId: null, requestId }, entry);
  }

  return {
    /** Returns the user with this username and password. Unknown users take as long as wrong passwords. */
    async verify(username: string, password: string, requestId: string): Promise<UserRecord | undefined> {
      const user = await repository.findByUsernameKey(toUsernameKey(username));
      const isRight = user
        ? await passwords.verify(user.passwordHash, password)
        : await passwords.verifyDummy(password);
      if (!user || !isRight) {
        await recordRejection(user, requestId, 'Username or password was wrong.');
        return undefined;
      }
      if (passwords.isOutdated(user.passwordHash))
        await repository.rehashPassword(user, await passwords.hash(password));
      return user;
    },

    async recordSuccess({ _id }: UserRecord, requestId: string): Promise<void> {
      const entry = { action: 'user_signed_in', subjectId: _id, userId: _id } as const;
      await audit.record(null, { userId: _id, requestId }, entry);
    },

    recordRejection,

    /** Tells a user about a login on a device on which they had not logged in before, and pauses payouts. */
    reportNewDevice: (user: UserRecord, device: string): Promise<void> =>
      withTransaction(async (tx) => {
        const now = clock.now();
        await repository.pausePayouts(tx, user._id, payoutPauseFrom(now, 'new_device'));
        await notices.notify(tx, toSecurityNotice(user, mails.newDevice(user, device, now), now));
      }),

    /** Finds the user of a session; `undefined` if the account is gone or disabled. */
    async findSessionUser(text: string): Promise<SessionUser | undefined> {
      const id = parseId(text);
      const user = id && (await repository.findById(id));
      if (!user || user.isDisabled) return undefined;
      const sessionUser = toSessionUser(user);
      profiles.set(sessionUser, presentProfile(user));
      return sessionUser;
    },

    /** Finds the session versions of users by id, without those who are gone or disabled. */
    findSessionVersions: (texts: readonly string[]): Promise<Map<string, number>> =>
      repository.findSessionVersions(texts.flatMap((text) => parseId(text) ?? [])),

    /** Returns the profile that `findSessionUser` read for this very object; `undefined` for any other object. */
    getCachedProfile: (user: SignedInUser): UserProfile | undefined => profiles.get(user),
  };
}
