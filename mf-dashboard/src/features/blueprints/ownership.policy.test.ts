import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import {
  listActiveBlueprintIds,
  listAwaitingPayment,
  getFreeOwnership,
  listCurrentBlueprints,
  getOwnership,
} from './ownership.policy.ts';

test('reports no ownership for a blueprint that was never requested or whose request was canceled', () => {
  expect(getOwnership([], 2)).toEqual({ status: 'none' });
  expect(getOwnership([createUserBlueprint({ blueprintId: 2, status: 'cancelled' })], 2)).toEqual({
    status: 'none',
  });
});

test('reports a rejection until the blueprint is requested again', () => {
  const rejected = createUserBlueprint({
    blueprintId: 1,
    status: 'rejected',
    reason: 'The name does not match.',
  });
  const retry = createUserBlueprint({ blueprintId: 1, status: 'pending' });
  expect(getFreeOwnership([rejected])).toEqual({ status: 'rejected', row: rejected });
  expect(getFreeOwnership([retry, rejected])).toEqual({ status: 'pending', row: retry });
});

test('tells a purchase that awaits its payment from a reported one and from one that expired', () => {
  const awaiting = createUserBlueprint({ blueprintId: 3, status: 'pending' });
  const reported = createUserBlueprint({ blueprintId: 3, status: 'pending', transactionReference: 'TX-1' });
  const expired = createUserBlueprint({ blueprintId: 3, status: 'cancelled', reason: 'It was not paid.' });
  expect(getOwnership([awaiting, expired], 3)).toEqual({ status: 'awaiting', row: awaiting });
  expect(getOwnership([reported], 3)).toEqual({ status: 'pending', row: reported });
  expect(getOwnership([expired], 3)).toEqual({ status: 'expired', row: expired });
  expect(listAwaitingPayment([expired, reported, awaiting])).toEqual([awaiting]);
});

test('lists unpaid, active, pending, rejected and expired blueprints, without rejections that a new request followed', () => {
  const pending = createUserBlueprint({ blueprintId: 3, status: 'pending', transactionReference: 'TX-1' });
  const awaiting = createUserBlueprint({ blueprintId: 5, status: 'pending' });
  const expired = createUserBlueprint({ blueprintId: 6, status: 'cancelled', reason: 'It was not paid.' });
  const active = createUserBlueprint({ blueprintId: 1 });
  const rejected = createUserBlueprint({ blueprintId: 2, status: 'rejected' });
  const rejectedBefore = createUserBlueprint({ blueprintId: 3, status: 'rejected' });
  const canceled = createUserBlueprint({ blueprintId: 4, status: 'cancelled' });
  const userBlueprints = [rejected, expired, pending, awaiting, rejectedBefore, canceled, active];
  expect(listCurrentBlueprints(userBlueprints)).toEqual([awaiting, active, pending, rejected, expired]);
  expect(listActiveBlueprintIds(userBlueprints)).toEqual([1]);
});
