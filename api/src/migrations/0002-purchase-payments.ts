import type { mongo } from 'mongoose';
import { addDays, type Clock } from '../platform/clock.ts';
import { readBatches } from '../platform/db/migrations/batches.ts';
import type { Migration, MigrationContext } from '../platform/db/migrations/run-migrations.ts';

/** Days to pay for a purchase that was made without a time limit. */
const PAYMENT_DAYS = 7;

type Purchase = {
  _id: mongo.ObjectId;
  userId: mongo.ObjectId;
  priceCents: number;
  purchaseDate: Date;
  decidedAt: Date | null;
};
type Cents = { available: number; locked: number; held: number };

/**
 * Adds what purchases had not before: whether their payment was reported and when they expire, and a journal for each
 * payment that was confirmed.
 */
export function createPurchasePaymentsMigration(clock: Clock): Migration {
  return {
    number: 2,
    name: 'purchase-payments',
    // A process of before would confirm payments without a journal.
    needsStop: true,
    async run(context) {
      await addPaymentFields(context, clock);
      await addAccounts(context);
      const confirmed = { kind: 'purchase', status: 'active', priceCents: { $gt: 0 } };
      for await (const batch of readBatches(context, 'user_blueprints', confirmed))
        for (const purchase of batch as Purchase[]) await postPayment(context, purchase);
    },
  };
}

/** Members were not told of a limit when they made these purchases, so it starts now. */
async function addPaymentFields(context: MigrationContext, clock: Clock): Promise<void> {
  const expiresAt = addDays(clock.now(), PAYMENT_DAYS);
  const rows = context.database.collection('user_blueprints');
  for await (const batch of readBatches(context, 'user_blueprints', { payment: { $exists: false } })) {
    await rows.bulkWrite(
      batch.map(({ _id, kind, status, transactionReference }) => {
        const isReported = typeof transactionReference === 'string' && transactionReference.trim() !== '';
        const pending = isReported
          ? { payment: 'reported', expiresAt: null }
          : { payment: 'awaiting', expiresAt };
        const isPending = kind === 'purchase' && status === 'pending';
        const fields = isPending ? pending : { payment: null, expiresAt: null };
        return {
          updateOne: {
            filter: { _id: _id as mongo.ObjectId, payment: { $exists: false } },
            update: { $set: fields },
          },
        };
      }),
    );
  }
}

async function addAccounts(context: MigrationContext): Promise<void> {
  const balances = context.database.collection('balances');
  const withoutSales = { 'cents.sales': { $exists: false } };
  for await (const batch of readBatches(context, 'balances', withoutSales)) {
    const ids = batch.map(({ _id }) => _id as mongo.ObjectId);
    const accounts = { 'cents.receipts': 0, 'cents.sales': 0 };
    await balances.updateMany({ _id: { $in: ids }, ...withoutSales }, { $set: accounts });
  }
}

/** Posts the payment of a purchase unless its journal exists, with the time at which it was confirmed. */
async function postPayment({ database }: MigrationContext, purchase: Purchase): Promise<void> {
  const { _id, userId, priceCents: cents, purchaseDate, decidedAt } = purchase;
  const key = `blueprint_purchase:${_id.toHexString()}`;
  const journals = database.collection('journals');
  await database.client.withSession((session) =>
    session.withTransaction(
      async () => {
        if (await journals.findOne({ key }, { session })) return;
        const balance = await database
          .collection('balances')
          .findOneAndUpdate(
            { _id: userId },
            { $inc: { 'cents.receipts': -cents, 'cents.sales': cents, sequence: 1 } },
            { session, returnDocument: 'after' },
          );
        if (!balance) return;
        const { available, locked, held } = balance.cents as Cents;
        const journal = {
          key,
          template: 'blueprint_purchase',
          userId,
          sequence: balance.sequence as number,
          postings: [{ from: 'receipts', to: 'sales', cents }],
          at: decidedAt ?? purchaseDate,
          after: { available, locked, held },
        };
        await journals.insertOne(journal, { session });
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } },
    ),
  );
}
