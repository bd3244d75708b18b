import { fireEvent, render, screen } from '@testing-library/react';
import type { RankDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { renderEditor } from '../testing/render-part.tsx';
import { dropAfter, joinPlaceAbove, moveByOne } from './rank-order.ts';

const DEFINITION: RankDefinition = {
  type: 'rank',
  id: 'order',
  prompt: 'Order the results',
  entries: ['a', 'b', 'c'].map((id) => ({ id, label: `Result ${id}`, text: `About ${id}` })),
  allowsTies: true,
  first: 'the most relevant',
  last: 'the least relevant',
};

const order = () =>
  screen.getAllByRole('listitem').map((item) => /Result ./.exec(item.textContent)?.[0].slice(-1));

test('gives places by buttons and announces them', async () => {
  const { user, answer, missing } = renderEditor<'rank'>(DEFINITION);
  for (const id of ['b', 'a', 'c']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Place . for Result ${id}`) }));
  }
  expect(answer()).toEqual({ places: [['b'], ['a'], ['c']] });
  expect(missing()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Move Result c up' }));
  expect(order()).toEqual(['b', 'c', 'a']);
  expect(screen.getByRole('status')).toHaveTextContent('Result c: place 2 of 3');
  await user.click(screen.getByRole('button', { name: /^Same place.*Result a/ }));
  expect(answer()).toEqual({ places: [['b'], ['c', 'a']] });
  await user.click(screen.getByRole('button', { name: 'Clear the place of Result b' }));
  expect(missing()).toEqual(['Give every entry a place']);
});

test('moves the entry with the focus by keys, and the focus stays with it', async () => {
  const { user, answer } = renderEditor<'rank'>(DEFINITION);
  const handle = screen.getByRole('button', { name: 'Drag Result c' });
  handle.focus();
  await user.keyboard('1');
  screen.getByRole('button', { name: 'Drag Result a' }).focus();
  await user.keyboard('2');
  expect(answer()).toEqual({ places: [['c'], ['a']] });
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(answer()).toEqual({ places: [['a'], ['c']] });
  expect(screen.getByRole('button', { name: 'Drag Result a' })).toHaveFocus();
});

test('gives the places in order by the numbers of the entries', async () => {
  const { user, answer, missing, changeCount } = renderEditor<'rank'>(DEFINITION);
  await user.keyboard('31');
  expect(answer()).toEqual({ places: [['c'], ['a']] });
  expect(screen.getByRole('status')).toHaveTextContent('Result a: place 2 of 2');
  // The number of an entry stays the same while it moves, and a key too many changes no order.
  await user.keyboard('3');
  expect(changeCount()).toBe(2);
  expect(screen.getByRole('status')).toHaveTextContent('Result c: place 1 of 2');
  expect(screen.getByRole('button', { name: 'Place 3 for Result b' })).toHaveAttribute(
    'aria-keyshortcuts',
    '2',
  );
  await user.keyboard('2');
  expect(answer()).toEqual({ places: [['c'], ['a'], ['b']] });
  expect(missing()).toEqual([]);
});

test('has the key 0 for the tenth entry', async () => {
  const entries = Array.from({ length: 10 }, (_, index) => ({
    id: `r${index}`,
    label: `Result ${index}`,
    text: '',
  }));
  const { user, answer } = renderEditor<'rank'>({ ...DEFINITION, entries });
  await user.keyboard('0');
  expect(answer()).toEqual({ places: [['r9']] });
});

test('moves an entry by dragging it to where the pointer is released', () => {
  const { answer } = renderEditor<'rank'>(DEFINITION, { answer: { places: [['a'], ['b'], ['c']] } });
  const rowHeight = 50;
  screen.getAllByRole('listitem').forEach((item, index) => {
    item.getBoundingClientRect = () => new DOMRect(0, index * rowHeight, 300, rowHeight);
  });
  const handle = screen.getByRole('button', { name: 'Drag Result a' });
  handle.setPointerCapture = () => {};
  // jsdom has no pointer events with coordinates.
  fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, clientY: 20 }));
  fireEvent(handle, new MouseEvent('pointermove', { bubbles: true, clientY: 130 }));
  fireEvent(handle, new MouseEvent('pointerup', { bubbles: true, clientY: 90 }));
  expect(answer()).toEqual({ places: [['b'], ['a'], ['c']] });
});

test('leaves a shared place by one step, and joins the one above', () => {
  expect(moveByOne([['a', 'b'], ['c']], 'a', 1)).toEqual([['b'], ['a'], ['c']]);
  expect(moveByOne([['a', 'b'], ['c']], 'b', -1)).toEqual([['b'], ['a'], ['c']]);
  expect(joinPlaceAbove([['a'], ['b']], 'a')).toEqual([['a'], ['b']]);
  expect(joinPlaceAbove([['a'], ['b']], 'c')).toEqual([['a'], ['b', 'c']]);
});

test('shares the place of the entries between which an entry is dropped', () => {
  expect(dropAfter([['a', 'b'], ['c']], 'c', 1, true)).toEqual([['a', 'b', 'c']]);
  expect(dropAfter([['a'], ['b'], ['c']], 'c', 1, true)).toEqual([['a'], ['c'], ['b']]);
  expect(dropAfter([['a'], ['b'], ['c']], 'c', 0, true)).toEqual([['c'], ['a'], ['b']]);
});

test('reads the order beside the right one', () => {
  render(
    <PartReader
      definition={DEFINITION}
      answer={{ places: [['c'], ['a']] }}
      comparison={{ label: 'Right answer', answer: { places: [['a'], ['c'], ['b']] } }}
    />,
  );
  expect(order()).toEqual(['c', 'a', 'b']);
  const [first, , last] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Place 1.*Right answer: Place 2/);
  expect(last).toHaveTextContent(/No place.*Right answer: Place 3/);
});
