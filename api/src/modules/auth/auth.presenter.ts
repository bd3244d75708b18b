import type { User, UserCase } from '@platform/contracts';
import { keepLast, maskEmail, maskName } from '../../platform/masking.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import type { UserRecord } from './auth.model.ts';

/** What this module knows of a user, as the wire has it. */
export type Person = Pick<
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

/** A user as administrators see one before anything is revealed. */
export type Sketch = Pick<
  UserCase,
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

export function presentSketch(user: UserRecord): Sketch {
  return {
    id: user._id.toHexString(),
    username: user.username,
    email: maskEmail(user.email),
    emailVerified: user.emailVerified,
    isAdmin: user.isAdmin,
    disabled: user.isDisabled,
    createdAt: user.createdAt.toISOString(),
    fullName: user.fullName && maskName(user.fullName),
    phoneNumber: user.phoneNumber && keepLast(user.phoneNumber, 2),
    referralCode: user.referralCode,
  };
}

export function presentPerson(user: UserRecord): Person {
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

export function sessionUserOf({ _id, isAdmin, sessionGeneration }: UserRecord): SessionUser {
  return { id: _id.toHexString(), isAdmin, generation: sessionGeneration };
}
