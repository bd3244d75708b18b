import type { AdminRole } from '@platform/contracts';
import type { Tx } from './db/transaction.ts';
import type { Id } from './ids.ts';

/** Read access to users for modules that do not own them. Implemented by the auth module. */
export type UserDirectory = {
  /** Returns usernames by id, as a map keyed by the hex id. */
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** Finds users by a case-insensitive username prefix; returns the first hundred, ordered by username. */
  searchByUsername(prefix: string): Promise<Id[]>;
  /** Returns the addresses that warnings go to: the user's own, and for a week also the one before a change. */
  getMailAddresses(userId: Id, tx?: Tx): Promise<string[]>;
  /** Finds the enabled administrators with one of the roles. */
  findAdministrators(
    roles: readonly AdminRole[],
    tx?: Tx,
  ): Promise<{ readonly userId: Id; readonly username: string; readonly email: string }[]>;
  /** Finds the enabled administrators with one of the roles, if it counts for approvals. */
  findApprovers(
    roles: readonly AdminRole[],
    tx?: Tx,
  ): Promise<{ readonly userId: Id; readonly username: string; readonly email: string }[]>;
  /** Whether a user is an approver with one of the roles. A change of that at once conflicts with it. */
  assureApprover(tx: Tx, userId: Id, roles: readonly AdminRole[]): Promise<boolean>;
  /** Asserts that a role with which an administrator approves counts. @throws AppError `role_too_new` */
  assertApprover(tx: Tx, userId: Id, roles: readonly AdminRole[]): Promise<void>;
  /** Returns those of the users whose accounts are disabled, as hex ids. */
  findDisabled(ids: readonly Id[], tx?: Tx): Promise<Set<string>>;
  /** Returns what others need to know about an existing user. @throws Error if the user does not exist */
  getProfile(
    userId: Id,
    tx?: Tx,
  ): Promise<{
    readonly username: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly isAdmin: boolean;
    readonly createdAt: string;
  }>;
};
