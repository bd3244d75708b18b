import { BLUEPRINTS } from '@platform/contracts';
import { selectCatalogue } from './catalogue-selection.ts';

const idsOf = (limit?: number) => selectCatalogue(limit).grid.map(({ id }) => id);

test('shows five of the first six on the home page, and the featured one apart', () => {
  expect(idsOf(6)).toEqual([1, 2, 3, 4, 6]);
  expect(selectCatalogue(6)).toMatchObject({ featured: { id: 5 }, hasMore: true });
});

test('shows the whole catalogue where there is no limit', () => {
  expect(idsOf()).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
  expect(selectCatalogue()).toMatchObject({ featured: { id: 5 }, hasMore: false });
});

test('leaves the featured one out where there is room for fewer than six', () => {
  expect(selectCatalogue(5)).toMatchObject({ featured: undefined, hasMore: true });
  expect(idsOf(5)).toEqual([1, 2, 3, 4]);
});

test('has nothing more to lead to when the limit covers the catalogue', () => {
  expect(selectCatalogue(BLUEPRINTS.length).hasMore).toBe(false);
});
