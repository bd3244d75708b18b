/*
 * Verifies the money invariants member by member and describes every violation in plain words.
 */
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import type { LedgerEntries } from './ledger.entries.ts';
import type { LedgerModels, ReconciliationRecord } from '../ledger.model.ts';
import { replayMember } from './ledger.replay.ts';

/**
 * Compares a module's records of a member with the member's ledger entries. Returns a description of every mismatch.
 */
export type Check = (tx: Tx, userId: Id, entries: LedgerEntries) => Promise<string[]>;

/** The checks that other modules add: those that run for each member, and those that run once. */
export type ReconciliationChecks = {
  readonly perMember: readonly Check[];
  readonly global: readonly (() => Promise<string[]>)[];
};

/** The result of a reconciliation. `problems` is empty if every invariant holds. */
export type Reconciliation = Omit<ReconciliationRecord, '_id'>;

/** Upper bound on the problems stored for administrators. The log and the command show all of them. */
const MAX_STORED_PROBLEMS = 100;
/** Upper bound on the length of a stored problem, in characters. */
const MAX_PROBLEM_LENGTH = 300;

/**
 * Replays every member, each in a separate transaction, and stores the result. Members can keep working meanwhile.
 *
 * @param after replays only members who registered after this one
 * @throws the signal's reason if it aborts
 */
export async function reconcileLedger(
  { services, models }: { services: Pick<Services, 'clock' | 'withTransaction'>; models: LedgerModels },
  checks: ReconciliationChecks,
  signal?: AbortSignal,
  after?: Id,
): Promise<Reconciliation> {
  const { withTransaction, clock } = services;
  const startedAtMs = performance.now();
  const result = { at: clock.now(), journals: 0, members: 0, problems: await findOrphanedJournals(models) };
  const members = models.balances
    .find(after ? { _id: { $gt: after } } : {}, { _id: 1 })
    .sort({ _id: 1 })
    .lean()
    .cursor();
  for await (const { _id: userId } of members) {
    signal?.throwIfAborted();
    const member = await withTransaction((tx) => reconcileMember(tx, userId, models, checks.perMember));
    result.members += 1;
    result.journals += member.journals;
    result.problems.push(...member.problems);
  }
  for (const check of checks.global) result.problems.push(...(await check()));
  const reconciliation = { ...result, milliseconds: Math.round(performance.now() - startedAtMs) };
  await storeResult(models, reconciliation);
  return reconciliation;
}

async function reconcileMember(tx: Tx, userId: Id, models: LedgerModels, checks: readonly Check[]) {
  const { journals, problems, entries } = await replayMember(tx, userId, models);
  for (const check of checks) problems.push(...(await check(tx, userId, entries)));
  for (const key of entries.remainingKeys()) problems.push(`Journal ${key}: no record behind it.`);
  return { journals, problems };
}

async function findOrphanedJournals({ journals, balances }: LedgerModels): Promise<string[]> {
  const orphans = await journals.aggregate<{ _id: Id }>([
    { $group: { _id: '$userId' } },
    { $lookup: { from: balances.collection.name, localField: '_id', foreignField: '_id', as: 'balance' } },
    { $match: { balance: { $size: 0 } } },
  ]);
  return orphans.map(({ _id }) => `Journals of ${_id.toHexString()} belong to no member.`);
}

async function storeResult({ reconciliations }: LedgerModels, result: Reconciliation): Promise<void> {
  const problems = result.problems
    .slice(0, MAX_STORED_PROBLEMS)
    .map((problem) => problem.slice(0, MAX_PROBLEM_LENGTH));
  await reconciliations.replaceOne({ _id: 'last' }, { ...result, problems }, { upsert: true });
}
