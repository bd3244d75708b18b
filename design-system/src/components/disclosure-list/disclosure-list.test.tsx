import { render } from '@testing-library/react';
import { DisclosureList } from './disclosure-list.tsx';

const ITEMS = [
  { summary: 'One?', content: '1' },
  { summary: 'Two?', content: '2' },
];

/** jsdom does not close the others of a name; that they share one, and no other list does, is what we can get wrong. */
test('the answers of one list share a name, so that one is open at a time', () => {
  const { container } = render(
    <>
      <DisclosureList items={ITEMS} />
      <DisclosureList items={ITEMS} />
    </>,
  );
  const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[0]);
});
