import type { Modules } from '../modules.ts';
import { findOpenCases, findOpenTickets } from '../personal-data/open-requests.ts';
import { SYSTEM_ACTOR } from '../platform/audit/actor.ts';
import type { FindNeededEntries } from '../platform/audit/audit-removal.ts';
import { addDays } from '../platform/clock.ts';
import type { Job } from '../platform/concurrency/jobs.ts';
import type { Tx } from '../platform/db/transaction.ts';
import type { Services } from '../services.ts';

/** Upper bound on completions in one transaction. */
const BATCH_SIZE = 200;

type Dependencies = {
  readonly services: Services;
  readonly modules: Pick<Modules, 'tasks' | 'work'>;
};

/**
 * Removes records that are older than the settings say: evidence of work, and entries of the audit log. Each batch is a
 * transaction, so that the job delays no call and a process that stops in the middle leaves nothing half done.
 */
export function createRecordRemoval({ services, modules }: Dependencies): Job['run'] {
  const { withTransaction, audit, clock, settings } = services;
  const findNeeded = createFindNeeded(services);

  async function recordEvidence(tx: Tx, count: number): Promise<void> {
    if (count === 0) return;
    const event = { action: 'submission_evidence_removed', subjectId: null, userId: null } as const;
    await audit.record(tx, SYSTEM_ACTOR, { ...event, reason: `Records: ${count}` });
  }

  return async (signal) => {
    const evidenceBefore = addDays(clock.now(), -settings.evidenceRetentionDays);
    await runBatches(signal, (after: Parameters<typeof modules.work.removeOldFiles>[2]) =>
      withTransaction(async (tx) => {
        const { count, last } = await modules.work.removeOldFiles(tx, evidenceBefore, after);
        await recordEvidence(tx, count);
        return last;
      }),
    );
    await runBatches(signal, () =>
      withTransaction(async (tx) => {
        const count = await modules.tasks.removeEvidence(tx, evidenceBefore, BATCH_SIZE);
        await recordEvidence(tx, count);
        return count === BATCH_SIZE || undefined;
      }),
    );
    const auditBefore = addDays(clock.now(), -settings.auditRetentionDays);
    await runBatches(signal, (after: Parameters<typeof services.removeAuditEntries>[2]) =>
      withTransaction((tx) => services.removeAuditEntries(tx, auditBefore, after, findNeeded)),
    );
  };
}

/** Runs batches until one returns no cursor. @throws the signal's reason when aborted */
async function runBatches<Cursor>(
  signal: AbortSignal,
  runBatch: (after: Cursor | undefined) => Promise<Cursor | undefined>,
): Promise<void> {
  let after: Cursor | undefined;
  do {
    signal.throwIfAborted();
    after = await runBatch(after);
  } while (after !== undefined);
}

/** Creates the search for entries of members and tickets whose case is open. */
function createFindNeeded({ connection }: Services): FindNeededEntries {
  const database = connection.getClient().db(connection.name);
  return async (entries, tx) => {
    const userIds = entries.flatMap(({ userId }) => userId ?? []);
    const subjectIds = entries.flatMap(({ subject, subjectId }) =>
      subject === 'ticket' && subjectId ? subjectId : [],
    );
    const members = await findOpenCases(database, userIds, tx);
    const tickets = await findOpenTickets(database, subjectIds, tx);
    return entries.filter(
      ({ userId, subjectId }) => members.has(String(userId)) || tickets.has(String(subjectId)),
    );
  };
}
