import type { AdminRole } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { listMailAddresses, toUsernameKey } from './auth.policy.ts';
import { presentProfile, type UserProfile } from './auth.presenter.ts';
import type { AuthRepository } from './auth.repository.ts';
import { createApprovers } from './users/approvers.ts';

/** Upper bound on users that a search by username returns. */
const MAX_SEARCH_RESULTS = 100;

/** Creates what other modules know about users; see `UserDirectory`. */
export function createUserDirectory(repository: AuthRepository, clock: Clock) {
  return {
    getProfile: async (userId: Id, tx?: Tx): Promise<UserProfile> =>
      presentProfile(await repository.get(userId, tx)),

    async findAdministrators(roles: readonly AdminRole[], tx?: Tx) {
      const found = await repository.findAdministrators(roles, tx);
      return found.map(({ _id: userId, username, email }) => ({ userId, username, email }));
    },

    ...createApprovers(repository, clock),

    getMailAddresses: async (userId: Id, tx?: Tx): Promise<string[]> =>
      listMailAddresses(await repository.get(userId, tx), clock.now()),

    usernamesOf: (ids: readonly Id[], tx?: Tx): Promise<Map<string, string>> =>
      repository.usernamesOf(ids, tx),

    findDisabled: (ids: readonly Id[], tx?: Tx): Promise<Set<string>> => repository.findDisabled(ids, tx),

    searchByUsername: (prefix: string): Promise<Id[]> =>
      repository.searchByUsernameKey(toUsernameKey(prefix), MAX_SEARCH_RESULTS),
  } satisfies UserDirectory;
}
