/*
 * Proves the invariants of money, member by member, and says in plain words where they do not hold.
 */
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Books } from './ledger.books.ts';
import type { LedgerModels, ReconciliationRecord } from './ledger.model.ts';
import { replayMember } from './ledger.replay.ts';

/** Compares what a module keeps of a member with the member's books; answers with what does not fit. */
export type Check = (tx: Tx, userId: Id, books: Books) => Promise<string[]>;

/** What the modules prove besides: for each member, and once for all. */
export type Checks = {
  readonly members: readonly Check[];
  readonly others: readonly (() => Promise<string[]>)[];
};

/** What a proof found. `problems` is empty where all invariants hold. */
export type Reconciliation = Omit<ReconciliationRecord, '_id'>;

/** Problems that are kept for administrators; the log and the command say all of them. */
const KEPT_PROBLEMS = 100;
const PROBLEM_MAX = 300;

/**
 * Reads every member at one moment, each in a transaction of its own, and keeps the result. Members work on meanwhile.
 *
 * @throws the signal's reason when it is told to stop
 */
export async function reconcileBooks(
  models: LedgerModels,
  withTransaction: WithTransaction,
  clock: Clock,
  checks: Checks,
  signal?: AbortSignal,
): Promise<Reconciliation> {
  const startedAtMs = performance.now();
  const result = { at: clock.now(), journals: 0, members: 0, problems: await orphansOf(models) };
  const members = models.balances.find({}, { _id: 1 }).sort({ _id: 1 }).lean().cursor();
  for await (const { _id: userId } of members) {
    signal?.throwIfAborted();
    const found = await withTransaction((tx) => reconcileMember(tx, userId, models, checks.members));
    result.members += 1;
    result.journals += found.journals;
    result.problems.push(...found.problems);
  }
  for (const check of checks.others) result.problems.push(...(await check()));
  const reconciliation = { ...result, milliseconds: Math.round(performance.now() - startedAtMs) };
  await keep(models, reconciliation);
  return reconciliation;
}

async function reconcileMember(tx: Tx, userId: Id, models: LedgerModels, checks: readonly Check[]) {
  const { journals, problems, books } = await replayMember(tx, userId, models);
  for (const check of checks) problems.push(...(await check(tx, userId, books)));
  for (const key of books.rest()) problems.push(`Journal ${key}: there is no record behind it.`);
  return { journals, problems };
}

async function orphansOf({ journals, balances }: LedgerModels): Promise<string[]> {
  const orphans = await journals.aggregate<{ _id: Id }>([
    { $group: { _id: '$userId' } },
    { $lookup: { from: balances.collection.name, localField: '_id', foreignField: '_id', as: 'balance' } },
    { $match: { balance: { $size: 0 } } },
  ]);
  return orphans.map(({ _id }) => `Journals of ${_id.toHexString()} belong to no member.`);
}

async function keep({ reconciliations }: LedgerModels, result: Reconciliation): Promise<void> {
  const problems = result.problems.slice(0, KEPT_PROBLEMS).map((problem) => problem.slice(0, PROBLEM_MAX));
  await reconciliations.replaceOne({ _id: 'last' }, { ...result, problems }, { upsert: true });
}
