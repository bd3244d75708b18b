import type { Id } from '../../src/platform/ids.ts';
import type { TestApi } from './test-api.ts';

/**
 * Expects the ledger to reconcile after each test of a file: for the members that the test registered, and after the
 * last test for all. All of them after each test was half of the work of the database. Call it before the hook that
 * stops the API.
 */
export function expectReconciledAfterEach(getApi: () => TestApi): void {
  let newest: Id | undefined;

  afterEach(async () => {
    const { app, database } = getApi();
    expect((await app.reconcile(undefined, newest)).problems).toEqual([]);
    const balances = database.connection.collection<{ _id: Id }>('balances');
    newest = (await balances.findOne({}, { sort: { _id: -1 } }))?._id;
  });
  afterAll(async () => {
    expect((await getApi().app.reconcile()).problems).toEqual([]);
  });
}
