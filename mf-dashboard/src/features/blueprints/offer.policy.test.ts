import { userBlueprint } from '../../testing/user-blueprint.factory.ts';
import { offersOf, searchOffers } from './offer.policy.ts';

test('keeps all paid blueprints locked until the free one is active', () => {
  const { free, premium, featured } = offersOf([userBlueprint({ status: 'pending' })]);
  expect(free.map(({ status }) => status)).toEqual(['pending']);
  expect(new Set([...premium, ...featured].map(({ status }) => status))).toEqual(new Set(['locked']));
});

test('offers them afterwards, and shows what is owned and what is waited for', () => {
  const own = [
    userBlueprint(),
    userBlueprint({ blueprintId: 3 }),
    userBlueprint({ blueprintId: 5, status: 'pending' }),
    userBlueprint({ blueprintId: 7, status: 'rejected' }),
  ];
  const { premium, featured } = offersOf(own);
  expect(Object.fromEntries(premium.map(({ blueprint, status }) => [blueprint.id, status]))).toMatchObject({
    2: 'available',
    3: 'active',
    7: 'available',
  });
  expect(premium).toHaveLength(8);
  expect(featured.map(({ blueprint, status }) => [blueprint.id, status])).toEqual([[5, 'pending']]);
});

test('searches names, descriptions and features in any letter case', () => {
  const { premium } = offersOf([]);
  expect(searchOffers(premium, ' SUBTITLES ').map(({ blueprint }) => blueprint.id)).toEqual([8]);
  expect(searchOffers(premium, '')).toHaveLength(8);
});
