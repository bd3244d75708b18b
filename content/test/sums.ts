import { numberOf } from '../src/source/field.ts';
import { defineTemplate } from '../src/template.ts';

export type Sum = { readonly first: number; readonly second: number };

/** A template that adds two numbers. The right option is the first of two as often as the second. */
export const sums = defineTemplate<Sum>({
  read: (fields) => ({ first: numberOf(fields.get('first')), second: numberOf(fields.get('second')) }),
  draw: (random) => ({ first: random.integer(1, 9_999), second: random.integer(1, 9_999) }),
  make: ({ first, second }) => ({
    kind: 'choice',
    ask: `What is ${first} and ${second}?`,
    options:
      first % 2 === 0
        ? { a: String(first + second), b: String(first + second + 1) }
        : { b: String(first + second + 1), a: String(first + second) },
    key: 'a',
    explain: `${first} and ${second} make ${first + second}.`,
  }),
});
