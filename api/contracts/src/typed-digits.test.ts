import { toAsciiDigits } from './typed-digits.ts';

test.each([
  ['１２３４５６', '123456'],
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['१२३ ৭৮৯', '123 789'],
  ['𝟗𝟘𝟭', '901'],
  ['0123456789', '0123456789'],
  ['Ａ-1é', 'A-1é'],
])('writes %p as %p', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});

test('writes every decimal digit of Unicode as one of 0 to 9', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
  );

  expect(all.length).toBeGreaterThan(600);
  expect(all.filter((code) => !/^\d$/.test(toAsciiDigits(String.fromCodePoint(code))))).toEqual([]);
});
