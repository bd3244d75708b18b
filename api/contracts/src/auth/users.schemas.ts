import { array, boolean, type InferType } from 'yup';
import { timelineEventResponse } from '../admin/audit.schemas.ts';
import { reasonField, adminListQuery } from '../admin/admin-list.ts';
import { ADMIN_ROLES } from '../admin/roles.ts';
import {
  responseCount,
  responseDollars,
  responseId,
  responseText,
  responseTime,
  enumOf,
  strictArray,
  strictObject,
} from '../schema.ts';
import { OPEN_RESET_STATES, secondFactorResetResponse } from './second-factor-reset.schemas.ts';
import { EMAIL_MAX, FULL_NAME_MAX, PHONE_NUMBER_MAX, USERNAME_MAX } from './auth.constants.ts';

/**
 * Sort orders: by sign-up time, username or available balance. An unlocked reward can take up to a minute to affect the
 * order by balance.
 */
export const USER_SORTS = ['newest', 'oldest', 'username', 'balance'] as const;
export const USER_ROLES = ['member', 'administrator'] as const;
export const USER_STATES = ['active', 'disabled'] as const;

/** `q` matches a username prefix, a whole email address or a whole id; `secondFactorReset` an open reset. */
export const usersQuery = adminListQuery(USER_SORTS, {
  role: enumOf(USER_ROLES, 'Role must be member or administrator'),
  state: enumOf(USER_STATES, 'State must be active or disabled'),
  secondFactorReset: enumOf(OPEN_RESET_STATES, 'Reset must be requested or waiting'),
});

function rolesField() {
  const message = 'Choose roles from the list';
  return strictArray(enumOf(ADMIN_ROLES, message).defined(message));
}

function distinctRolesField() {
  return rolesField()
    .max(ADMIN_ROLES.length, 'Choose each role once')
    .test('distinct', 'Choose each role once', (roles) => new Set(roles).size === roles.length);
}

const rowFields = {
  id: responseId(),
  username: responseText(USERNAME_MAX),
  /** Masked, as are the full name and the phone number. */
  email: responseText(EMAIL_MAX),
  emailVerified: boolean().strict().defined(),
  isAdmin: boolean().strict().defined(),
  adminRoles: rolesField(),
  disabled: boolean().strict().defined(),
  createdAt: responseTime(),
  /** Dollars: available, locked, held for withdrawals. */
  balance: responseDollars(),
  lockedBalance: responseDollars(),
  heldBalance: responseDollars(),
};

/** A user in the list. */
export const userRowResponse = strictObject(rowFields);
export type UserRow = InferType<typeof userRowResponse>;

/** One user's profile, balances, totals and the timeline of the account, oldest event first. */
export const userDetailResponse = strictObject({
  ...rowFields,
  fullName: responseText(FULL_NAME_MAX).nullable(),
  phoneNumber: responseText(PHONE_NUMBER_MAX).nullable(),
  signupBonusClaimed: boolean().strict().defined(),
  referralCode: responseText(20),
  /** Username of the referrer; `null` if there is none. */
  referredBy: responseText(USERNAME_MAX).nullable(),
  totalEarned: responseDollars(),
  totalWithdrawn: responseDollars(),
  completions: responseCount(),
  lastSignInAt: responseTime().nullable(),
  /** The roles that an owner gave; those of the start are not among them. */
  roleGrants: strictArray(
    strictObject({
      role: enumOf(ADMIN_ROLES, 'Must be a role').defined(),
      at: responseTime(),
      by: responseText(USERNAME_MAX),
      /** The other owner who has confirmed it; `null` before that. */
      confirmedBy: responseText(USERNAME_MAX).nullable(),
      /** From then on it counts for approvals, unless it waits for a confirmation. */
      countsFrom: responseTime(),
      awaitsConfirmation: boolean().strict().defined(),
    }),
  ),
  /** How far the deletion is that the member asked for; `null` if they did not. */
  deletion: strictObject({
    state: enumOf(['requested', 'closed', 'erased'], 'Must be a state').defined(),
    requestedAt: responseTime(),
    /** When the account is closed, then erased; it moves while something keeps it. `null` if nothing is left to do. */
    nextStepAt: responseTime().nullable(),
  }).nullable(),
  hasSecondFactor: boolean().strict().defined(),
  /** The reset of the second factor that is in progress; `null` if there is none. */
  secondFactorReset: secondFactorResetResponse.nullable(),
  timeline: array(timelineEventResponse).strict().defined(),
});
export type UserDetail = InferType<typeof userDetailResponse>;

/** The personal data of a profile in clear text; every access is recorded in the audit log. */
export const revealedProfile = strictObject({
  fullName: responseText(FULL_NAME_MAX).nullable(),
  email: responseText(EMAIL_MAX),
  phoneNumber: responseText(PHONE_NUMBER_MAX).nullable(),
});
export type RevealedProfile = InferType<typeof revealedProfile>;

/** Maximum length of the reason: the audit log puts the roles in front of it. */
const ROLES_REASON_MAX = 400;

/** The body of confirming roles that another owner gave. */
export const confirmRolesBody = strictObject({ roles: distinctRolesField().min(1, 'Choose a role') });

/** The body of changing a user's roles: all roles that the user has afterwards, none for a member. */
export const userRolesBody = strictObject({
  roles: distinctRolesField(),
  reason: reasonField(ROLES_REASON_MAX),
});
