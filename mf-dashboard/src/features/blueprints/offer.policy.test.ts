import { createOpenPay } from '../../testing/open-pay.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import { buildOffers, searchOffers } from './offer.policy.ts';

test('locks all paid blueprints until the free one is active', () => {
  const { free, premium, featured } = buildOffers([createUserBlueprint({ status: 'pending' })]);
  expect(free.map(({ status }) => status)).toEqual(['pending']);
  expect(new Set([...premium, ...featured].map(({ status }) => status))).toEqual(new Set(['locked']));
});

test('offers paid blueprints once the free one is active, and marks active and pending ones', () => {
  const userBlueprints = [
    createUserBlueprint(),
    createUserBlueprint({ blueprintId: 3 }),
    createUserBlueprint({ blueprintId: 5, status: 'pending', transactionReference: 'TX-1' }),
    createUserBlueprint({ blueprintId: 6, status: 'pending' }),
    createUserBlueprint({ blueprintId: 7, status: 'rejected' }),
  ];
  const { premium, featured } = buildOffers(userBlueprints);
  expect(Object.fromEntries(premium.map(({ blueprint, status }) => [blueprint.id, status]))).toMatchObject({
    2: 'available',
    3: 'active',
    6: 'awaiting',
    7: 'available',
  });
  expect(premium).toHaveLength(8);
  expect(featured.map(({ blueprint, status }) => [blueprint.id, status])).toEqual([[5, 'pending']]);
});

test('locks paid blueprints without enough work, and no other', () => {
  const openPay = createOpenPay({ allowsOrder: false });
  const { free, premium } = buildOffers(
    [createUserBlueprint(), createUserBlueprint({ blueprintId: 2 })],
    openPay,
  );
  expect([free[0]?.status, premium[0]?.status, premium[1]?.status]).toEqual(['active', 'active', 'locked']);
});

test('offers nothing after a final rejection of the verification', () => {
  const rejected = createUserBlueprint({ status: 'rejected', final: true });
  const { free, premium } = buildOffers([rejected]);
  expect(free.map(({ status }) => status)).toEqual(['rejected']);
  expect(new Set(premium.map(({ status }) => status))).toEqual(new Set(['locked']));
});

test('searches names, descriptions and features, ignoring case', () => {
  const { premium } = buildOffers([]);
  expect(searchOffers(premium, ' SUBTITLES ').map(({ blueprint }) => blueprint.id)).toEqual([8]);
  expect(searchOffers(premium, '')).toHaveLength(8);
  expect(searchOffers(premium, ' \u200b\u00a0')).toHaveLength(8);
});
