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
  | 'adminRoles'
  | 'referralCode'
  | 'createdAt'
  | 'deletesAt'
  | 'secondFactorReset'
  | 'payoutsPausedUntil'
  | 'payoutsPausedCause'
> & { readonly hasSecondFactor: boolean };

/** A user as administrators see them: personal data is masked. */
export type UserSummary = Pick<
  UserDetail,
  | 'id'
  | 'username'
  | 'email'
  | 'emailVerified'
  | 'isAdmin'
  | 'adminRoles'
  | 'disabled'
  | 'createdAt'
  | 'fullName'
  | 'phoneNumber'
  | 'referralCode'
  | 'deletion'
>;

export function presentSummary(user: UserRecord): UserSummary {
  return {
    id: user._id.toHexString(),
    username: user.username,
    email: maskEmail(user.email),
    emailVerified: user.emailVerified,
    isAdmin: user.isAdmin,
    adminRoles: user.adminRoles,
    disabled: user.isDisabled,
    createdAt: user.createdAt.toISOString(),
    fullName: user.fullName && maskName(user.fullName),
    phoneNumber: user.phoneNumber && maskAllButLast(user.phoneNumber, 2),
    referralCode: user.referralCode,
    deletion: presentDeletion(user),
  };
}

function presentDeletion({ deletion }: UserRecord): UserSummary['deletion'] {
  if (!deletion) return null;
  const { state, requestedAt, nextStepAt } = deletion;
  // The next step moves while something keeps the account.
  return { state, requestedAt: requestedAt.toISOString(), nextStepAt: nextStepAt?.toISOString() ?? null };
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
    adminRoles: user.adminRoles,
    referralCode: user.referralCode,
    createdAt: user.createdAt.toISOString(),
    // It moves while something keeps the account.
    deletesAt:
      user.deletion?.state === 'requested' ? (user.deletion.nextStepAt?.toISOString() ?? null) : null,
    secondFactorReset: user.secondFactorReset
      ? {
          openedAt: user.secondFactorReset.openedAt.toISOString(),
          removesAt: user.secondFactorReset.removesAt?.toISOString() ?? null,
        }
      : null,
    payoutsPausedUntil: user.payoutPause?.until.toISOString() ?? null,
    payoutsPausedCause: user.payoutPause?.cause ?? null,
    hasSecondFactor: user.hasSecondFactor,
  };
}

export function toSessionUser(user: UserRecord): SessionUser {
  const { _id, isAdmin, adminRoles, sessionVersion, hasSecondFactor } = user;
  return { id: _id.toHexString(), isAdmin, adminRoles, sessionVersion, hasSecondFactor };
}
