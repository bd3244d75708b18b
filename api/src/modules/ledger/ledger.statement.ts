/*
 * Invariant: a statement has a line for each account that each journal changed, in the order of the journals, and says the
 * account's balance right after it. Nothing in it is computed from anything but the journals.
 */
import { PAGE_LIMIT_DEFAULT, dollarsOf, type LedgerEntry } from '@platform/contracts';
import type { Clock } from '../../platform/clock.ts';
import { requireId, type Id } from '../../platform/ids.ts';
import { noSuchPage } from '../../platform/lists/keyset.ts';
import { batchesOf, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { LockRepository } from './ledger.locks.ts';
import type { JournalRecord } from './ledger.model.ts';
import { changeOf } from './ledger.policy.ts';
import type { LedgerRepository } from './ledger.repository.ts';
import { MEMBER_ACCOUNTS, completionOf, type MemberAccount } from './ledger.templates.ts';

type Parts = {
  repository: LedgerRepository;
  locks: LockRepository;
  clock: Clock;
  /** Posts what time has unlocked, so that the statement ends with the balance that the member sees. */
  postDue: (userId: Id) => Promise<void>;
};

/** One line: a journal and one of the accounts that it changed. */
type Line = { readonly journal: JournalRecord; readonly account: MemberAccount; readonly cents: number };

export function createStatement({ repository, locks, clock, postDue }: Parts) {
  async function pageOf(
    userId: Id,
    { limit = PAGE_LIMIT_DEFAULT, cursor }: PageQuery,
  ): Promise<Page<LedgerEntry>> {
    const last = cursor === undefined ? undefined : placeOf(cursor);
    // The journal of the last line may have more; and one line more than asked for tells whether there is a next page.
    const journals = await repository.journalsOf(userId, last?.sequence, limit + 2);
    const lines = journals.flatMap(linesOf).filter((line) => !last || isAfter(line, last));
    const shown = lines.slice(0, limit);
    const end = lines.length > limit ? shown.at(-1) : undefined;
    return { items: await present(shown), next: end ? cursorOf(end) : null };
  }

  async function present(lines: readonly Line[]): Promise<LedgerEntry[]> {
    const completions = lines.flatMap(({ journal }) => completionOf(journal) ?? []).map(requireId);
    const closedUntil = await locks.closedUntil(completions, clock.now());
    return lines.map(({ journal, account, cents }) => ({
      id: `${journal._id.toHexString()}-${account}`,
      at: journal.at.toISOString(),
      kind: journal.template,
      account,
      amount: dollarsOf(cents),
      availableAt: closedUntil.get(completionOf(journal) ?? '')?.toISOString() ?? null,
      balanceAfter: dollarsOf(journal.after[account]),
    }));
  }

  return {
    async statementOf(userId: Id, query: PageQuery): Promise<Page<LedgerEntry>> {
      if (query.cursor === undefined) await postDue(userId);
      return pageOf(userId, query);
    },

    async *statementBatches(userId: Id): AsyncGenerator<LedgerEntry[]> {
      await postDue(userId);
      yield* batchesOf((query) => pageOf(userId, query));
    },
  };
}

function linesOf(journal: JournalRecord): Line[] {
  const change = changeOf(journal.postings);
  return MEMBER_ACCOUNTS.filter((account) => change[account] !== 0).map((account) => ({
    journal,
    account,
    cents: change[account],
  }));
}

/** A line's place: the number of its journal and of its account. */
type Place = { readonly sequence: number; readonly account: number };

function cursorOf({ journal, account }: Line): string {
  return `${journal.sequence}.${MEMBER_ACCOUNTS.indexOf(account)}`;
}

function placeOf(cursor: string): Place {
  const [, sequence, account] = /^(\d{1,15})\.([0-2])$/.exec(cursor) ?? [];
  if (sequence === undefined) throw noSuchPage();
  return { sequence: Number(sequence), account: Number(account) };
}

function isAfter({ journal, account }: Line, last: Place): boolean {
  return journal.sequence < last.sequence || MEMBER_ACCOUNTS.indexOf(account) > last.account;
}
