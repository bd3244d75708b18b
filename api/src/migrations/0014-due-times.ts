import type { mongo } from 'mongoose';
import { readBatches } from '../platform/db/migrations/batches.ts';
import type { Migration, MigrationContext } from '../platform/db/migrations/run-migrations.ts';
import { addDays } from '../platform/clock.ts';

const HOUR_MS = 3_600_000;
/** The promises at the time of this migration. */
const DECISION_HOURS = 24;
const PAYOUT_BUSINESS_DAYS = 3;

/**
 * Adds when cases are due, by which administrators' lists are sorted. The time at which a payment was reported is not
 * known, so those purchases count from their request. Runs again after an interruption where it left off.
 */
export const dueTimesMigration: Migration = {
  number: 14,
  name: 'due-times',
  async run(context) {
    await addDueTimes(context, 'user_blueprints', ({ payment, expiresAt, purchaseDate }) =>
      payment === 'awaiting' && expiresAt instanceof Date ? expiresAt : decisionDue(purchaseDate as Date),
    );
    await addDueTimes(context, 'withdrawals', ({ status, decidedAt, requestedAt }) =>
      status === 'processing' && decidedAt instanceof Date
        ? payoutDue(decidedAt)
        : decisionDue(requestedAt as Date),
    );
  },
};

async function addDueTimes(
  context: MigrationContext,
  collection: string,
  dueAtOf: (record: mongo.Document) => Date,
): Promise<void> {
  for await (const batch of readBatches(context, collection, { dueAt: { $exists: false } })) {
    await context.database.collection(collection).bulkWrite(
      batch.map((record) => ({
        updateOne: {
          filter: { _id: record._id as mongo.ObjectId, dueAt: { $exists: false } },
          update: { $set: { dueAt: dueAtOf(record) } },
        },
      })),
    );
  }
}

function decisionDue(since: Date): Date {
  return new Date(since.getTime() + DECISION_HOURS * HOUR_MS);
}

function payoutDue(approvedAt: Date): Date {
  let dueAt = approvedAt;
  for (let days = 0; days < PAYOUT_BUSINESS_DAYS;) {
    dueAt = addDays(dueAt, 1);
    if (dueAt.getUTCDay() !== 0 && dueAt.getUTCDay() !== 6) days += 1;
  }
  return dueAt;
}
