/*
 * Invariant: a statement has one entry per account that a journal changed, in journal order, with the balance of that
 * account right after the journal, and one entry without an account for each purchase, which changes none. Everything
 * in it comes from the journals alone.
 */
import { PAGE_LIMIT_DEFAULT, type LedgerEntry } from '@platform/contracts';
import { requireId, type Id } from '../../platform/ids.ts';
import { invalidCursor } from '../../platform/lists/keyset.ts';
import { cutPage, mapPage, readInBatches, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Services } from '../../services.ts';
import type { LockRepository } from './ledger.locks.ts';
import type { LedgerRepository } from './ledger.repository.ts';
import { presentLine, splitByAccount, type StatementLine } from './ledger.statement-lines.ts';
import { MEMBER_ACCOUNTS, rewardedCompletionId } from './ledger.templates.ts';

export function createStatement({
  services,
  repository,
  locks,
  postDueUnlocks,
}: {
  services: Pick<Services, 'clock'>;
  repository: LedgerRepository;
  locks: LockRepository;
  /** Posts due unlocks first, so that the statement ends with the balance the member sees. */
  postDueUnlocks: (userId: Id) => Promise<void>;
}) {
  const { clock } = services;

  async function readPage(
    userId: Id,
    { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
  ): Promise<Page<LedgerEntry>> {
    const last = cursor === undefined ? undefined : decodeCursor(cursor);
    // Two journals more than the limit: the cursor's journal may have no lines left, and one extra line shows whether
    // there is a next page.
    const journals = await repository.findJournals(userId, last?.sequence, limit + 2);
    const lines = journals.flatMap(splitByAccount).filter((line) => !last || isAfter(line, last));
    return mapPage(cutPage(lines, limit, encodeCursor), present);
  }

  async function present(lines: readonly StatementLine[]): Promise<LedgerEntry[]> {
    const completionIds = lines.flatMap(({ journal }) => rewardedCompletionId(journal) ?? []).map(requireId);
    const unlockTimes = await locks.findUnlockTimes(completionIds, clock.now());
    return lines.map((line) => presentLine(line, unlockTimes));
  }

  return {
    /**
     * Reads a page of a member's statement, newest entries first.
     *
     * @throws AppError `invalid_request` for a cursor that does not belong to a statement
     */
    async statementPage(userId: Id, query: PageQuery): Promise<Page<LedgerEntry>> {
      if (query.cursor === undefined) await postDueUnlocks(userId);
      return readPage(userId, query);
    },

    /** Reads the whole statement in batches. */
    async *statementBatches(userId: Id): AsyncGenerator<LedgerEntry[]> {
      await postDueUnlocks(userId);
      yield* readInBatches((query) => readPage(userId, query));
    },
  };
}

/** The position of a line in the statement: the sequence number of its journal and the index of its account. */
type StatementCursor = { readonly sequence: number; readonly account: number };

function encodeCursor({ journal, account }: StatementLine): string {
  return `${journal.sequence}.${accountIndex(account)}`;
}

function decodeCursor(cursor: string): StatementCursor {
  const [, sequence, account] = /^(\d{1,15})\.([0-2])$/.exec(cursor) ?? [];
  if (sequence === undefined) throw invalidCursor();
  return { sequence: Number(sequence), account: Number(account) };
}

function isAfter({ journal, account }: StatementLine, last: StatementCursor): boolean {
  return journal.sequence < last.sequence || accountIndex(account) > last.account;
}

/** An entry without an account is the only one of its journal. */
function accountIndex(account: StatementLine['account']): number {
  return account ? MEMBER_ACCOUNTS.indexOf(account) : 0;
}
