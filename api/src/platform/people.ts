import type { Tx } from './db/transaction.ts';
import type { Id } from './ids.ts';

/** What modules that do not own users may know of them. Whoever owns them hands this in. */
export type People = {
  /** Names by id. */
  usernamesOf(ids: readonly Id[], tx?: Tx): Promise<Map<string, string>>;
  /** Those whose names begin with a text, in any case of letters; the first hundred in the order of names. */
  searchByUsername(beginning: string): Promise<Id[]>;
  /** Where a mail reaches somebody. @throws Error when there is no such user: callers hold the id of one. */
  describePerson(userId: Id, tx?: Tx): Promise<{ readonly username: string; readonly email: string }>;
};
