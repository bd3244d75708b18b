import { userBlueprint } from '../../testing/user-blueprint.factory.ts';
import { activeBlueprintIds, freeOwnershipOf, heldBlueprints, ownershipOf } from './ownership.policy.ts';

test('nobody owns a blueprint that was never asked for, or whose request was taken back', () => {
  expect(ownershipOf([], 2)).toEqual({ status: 'none' });
  expect(ownershipOf([userBlueprint({ blueprintId: 2, status: 'cancelled' })], 2)).toEqual({
    status: 'none',
  });
});

test('a refusal counts until it is asked for again', () => {
  const refused = userBlueprint({ blueprintId: 1, status: 'rejected', reason: 'The name does not match.' });
  const again = userBlueprint({ blueprintId: 1, status: 'pending' });
  expect(freeOwnershipOf([refused])).toEqual({ status: 'rejected', row: refused });
  expect(freeOwnershipOf([again, refused])).toEqual({ status: 'pending', row: again });
});

test('lists what is active, then what is pending, then what was refused and not asked for again', () => {
  const pending = userBlueprint({ blueprintId: 3, status: 'pending' });
  const active = userBlueprint({ blueprintId: 1 });
  const refused = userBlueprint({ blueprintId: 2, status: 'rejected' });
  const refusedBefore = userBlueprint({ blueprintId: 3, status: 'rejected' });
  const cancelled = userBlueprint({ blueprintId: 4, status: 'cancelled' });
  const own = [refused, pending, refusedBefore, cancelled, active];
  expect(heldBlueprints(own)).toEqual([active, pending, refused]);
  expect(activeBlueprintIds(own)).toEqual([1]);
});
