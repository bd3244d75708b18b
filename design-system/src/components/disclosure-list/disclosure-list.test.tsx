import { render } from '@testing-library/react';
import { DisclosureList } from './disclosure-list.tsx';

const ITEMS = [
  { summary: 'One?', content: '1' },
  { summary: 'Two?', content: '2' },
];

/** jsdom does not close other `<details>` with the same name, so this test checks only that the names are right. */
test('gives the items of one list the same name, so that only one is open at a time', () => {
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
