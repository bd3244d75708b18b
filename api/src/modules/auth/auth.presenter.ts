import type { User, UserDetail } from '@platform/contracts';
import { maskAllButLast, maskEmail, maskName } from '../../platform/masking.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import type { UserRecord } from './auth.model.ts';

/** The fields of the `User` response that this module owns. */
export type UserProfile = Pick<
  User,
  | 'id'
  | 'username'
  | 'fullName'
  | 'email'
  | 'emailVerified'
  | 'phoneNumber'
  | 'isAdmin'
  | 'referralCode'
  | 'createdAt'
>;

/** A user as administrators see them: personal data is masked. */
export type UserSummary = Pick<
  UserDetail,
  | 'id'
  | 'username'
  | 'email'
  | 'emailVerified'
  | 'isAdmin'
  | 'disabled'
  | 'createdAt'
  | 'fullName'
  | 'phoneNumber'
  | 'referralCode'
>;

export function presentSummary(user: UserRecord): UserSummary {
  return {
    id: user._id.toHexString(),
    username: user.username,
    email: maskEmail(user.email),
    emailVerified: user.emailVerified,
    isAdmin: user.isAdmin,
    disabled: user.isDisabled,
    createdAt: user.createdAt.toISOString(),
    fullName: user.fullName && maskName(user.fullName),
    phoneNumber: user.phoneNumber && maskAllButLast(user.phoneNumber, 2),
    referralCode: user.referralCode,
  };
}

export function presentProfile(user: UserRecord): UserProfile {
  return {
    id: user._id.toHexString(),
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    isAdmin: user.isAdmin,
    referralCode: user.referralCode,
    createdAt: user.createdAt.toISOString(),
  };
}

export function toSessionUser({ _id, isAdmin, sessionVersion }: UserRecord): SessionUser {
  return { id: _id.toHexString(), isAdmin, sessionVersion };
}
