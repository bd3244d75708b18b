import { formatCount } from './format-count.ts';

test.each([
  [0, '0 tasks'],
  [1, '1 task'],
  [2, '2 tasks'],
  [1200, '1,200 tasks'],
])('formats %i as %s', (count, text) => {
  expect(formatCount(count, 'task')).toBe(text);
});

test('uses an irregular plural', () => {
  expect(formatCount(2, 'entry', 'entries')).toBe('2 entries');
});
