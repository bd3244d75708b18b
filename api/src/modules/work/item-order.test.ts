import type { OrderedItem } from './item-order.ts';
import { orderBySeed } from './item-order.ts';

const text = (title: string) => ({ type: 'text', title, text: 'Open daily', language: 'en' }) as never;

const ITEMS: readonly OrderedItem[] = ['a1', 'b1', 'a2', 'c', 'b2', 'd', 'a3'].map((_id) => ({
  _id,
  material: _id.length > 1 ? [text(`Note ${_id[0]}`), text(_id)] : [],
}));

test('items with the same first material stay together, and nothing else has a fixed place', () => {
  const orders = Array.from({ length: 40 }, (_, seed) => orderBySeed(ITEMS, String(seed)));
  for (const order of orders) {
    expect(order.toSorted()).toEqual(ITEMS.map(({ _id }) => _id).toSorted());
    const notes = order.map((id) => id[0]);
    expect(notes.filter((note, index) => note !== notes[index - 1])).toHaveLength(4);
  }
  expect(new Set(orders.map(([first]) => first)).size).toBe(ITEMS.length);
  expect(orderBySeed(ITEMS.toReversed(), '1')).toEqual(orders[1]);
});
