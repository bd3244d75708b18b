import { BLUEPRINTS } from '@platform/contracts';
import { selectCatalogue } from './catalogue-selection.ts';

const selectIds = (limit?: number) => selectCatalogue(limit).grid.map(({ id }) => id);

test('selects five of the first six for the home page, and the featured one separately', () => {
  expect(selectIds(6)).toEqual([1, 2, 3, 4, 6]);
  expect(selectCatalogue(6)).toMatchObject({ featured: { id: 5 }, hasMore: true });
});

test('selects the whole catalogue without a limit', () => {
  expect(selectIds()).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
  expect(selectCatalogue()).toMatchObject({ featured: { id: 5 }, hasMore: false });
});

test('omits the featured blueprint below a limit of six', () => {
  expect(selectCatalogue(5)).toMatchObject({ featured: undefined, hasMore: true });
  expect(selectIds(5)).toEqual([1, 2, 3, 4]);
});

test('has no more to show when the limit covers the catalogue', () => {
  expect(selectCatalogue(BLUEPRINTS.length).hasMore).toBe(false);
});
