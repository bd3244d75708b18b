import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import {
  listActiveBlueprintIds,
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

test('lists active, then pending, then rejected blueprints, without rejections that a new request followed', () => {
  const pending = createUserBlueprint({ blueprintId: 3, status: 'pending' });
  const active = createUserBlueprint({ blueprintId: 1 });
  const rejected = createUserBlueprint({ blueprintId: 2, status: 'rejected' });
  const rejectedBefore = createUserBlueprint({ blueprintId: 3, status: 'rejected' });
  const canceled = createUserBlueprint({ blueprintId: 4, status: 'cancelled' });
  const userBlueprints = [rejected, pending, rejectedBefore, canceled, active];
  expect(listCurrentBlueprints(userBlueprints)).toEqual([active, pending, rejected]);
  expect(listActiveBlueprintIds(userBlueprints)).toEqual([1]);
});
