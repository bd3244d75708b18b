import { drawWords } from './draw-words.ts';
import { createRandom } from './random.ts';

test('numbers are drawn from their range, words from their choice, and lists come in any order', () => {
  const drawn = new Set(
    Array.from({ length: 200 }, (_, seed) =>
      drawWords('{2-3} {loaves|rolls} with {salt & seeds & oil}', createRandom(seed)),
    ),
  );
  expect(drawn.size).toBe(2 * 2 * 6);
  expect([...drawn].every((text) => /^[23] (loaves|rolls) with \w+, \w+ and \w+$/.test(text))).toBe(true);
});
