import { render, screen } from '@testing-library/react';
import { UnbrokenRanges } from './unbroken-ranges.tsx';

test.each([
  ['The review takes 24-48 hours; a delayed one is approved.', ['24-48']],
  ['$14–$150 per task, 1–3 business days per transfer', ['$14–$150', '1–3']],
  ['Monday-Friday, 9AM-6PM EST', ['9AM-6PM']],
  ['A self-check after 15 days', []],
  ['Item w06-02-17, of 2026-03-10', []],
])('keeps the ranges of "%s" on one line and its text as it is', (text, ranges) => {
  render(
    <p>
      <UnbrokenRanges>{text}</UnbrokenRanges>
    </p>,
  );
  const paragraph = screen.getByRole('paragraph');
  expect(paragraph.textContent).toBe(text);
  expect([...paragraph.children].map(({ textContent }) => textContent)).toEqual(ranges);
});
