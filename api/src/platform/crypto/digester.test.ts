import { randomBytes } from 'node:crypto';
import { createDigester } from './digester.ts';

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
];

const intersects = (one: string[], other: string[]): boolean => one.some((digest) => other.includes(digest));

test('gives equal values equal digests, and others different ones', () => {
  const digester = createDigester([first]);
  const digests = digester.digest('identity number', 'uk:LOV1815');

  expect(digester.digest('identity number', 'uk:LOV1815')).toEqual(digests);
  expect(digester.digest('identity number', 'uk:LOV1816')).not.toEqual(digests);
  expect(digester.digest('payment reference', 'uk:LOV1815')).not.toEqual(digests);
  expect(createDigester([{ ...first, key: second.key }]).digest('identity number', 'uk:LOV1815')).not.toEqual(
    digests,
  );
});

test('finds equal values while keys are replaced', () => {
  const stages = [[first], [second, first], [second]].map((keys) =>
    createDigester(keys).digest('identity number', 'uk:LOV1815'),
  );

  expect(stages[1]).toHaveLength(2);
  expect(intersects(stages[0]!, stages[1]!)).toBe(true);
  expect(intersects(stages[1]!, stages[2]!)).toBe(true);
  expect(intersects(stages[0]!, stages[2]!)).toBe(false);
});
