// cspell:disable
import { assertNotGuessable } from './auth.policy.ts';

test.each([
  ['a common password', 'Password123'],
  ['a common password with a digit and a sign', 'Password1!'],
  ['a common password with a sign', 'admin123!'],
  ['a common password in look-alikes', 'P@ssw0rd!'],
  ['a common password with a year', 'summer2026'],
  ['keys beside each other', 'asdf1234'],
  ['the name of the site with a digit', 'aiskill1'],
  ['the name of the site with a year', 'AiSkill2026'],
  ['letters of which one differs', 'abcabd'],
  ['one character', 'aaaaaa'],
  ['one character in both cases', 'aAaAaAaA'],
  ['a repeated piece', 'abcabc'],
  ['a repeated piece that is cut off', 'k7-k7-k7-k'],
  ['a longer repeated piece', 'zxcvb12zxcvb12'],
  ['a repeated sign', '🐘🐘🐘🐘🐘🐘'],
  ['a count upwards', 'defghijk'],
  ['a count downwards', '9876543'],
  ['the username', 'grace.Hopper'],
  ['the username in another width', 'ｇrace.hopper'],
  ['the username with digits', 'Grace.Hopper1906'],
  ['the username between signs', '**grace.hopper!!'],
])('rejects %s as a password: %s', (_what, password) => {
  expect(() => assertNotGuessable(password, 'password', 'Grace.Hopper')).toThrow(
    expect.objectContaining({
      code: 'common_password',
      details: [expect.objectContaining({ path: 'password' })],
    }),
  );
});

test.each([
  'wolkig',
  'xkqzvj',
  'kx93bf',
  'draw-the-line-20',
  'grace.hopper and co',
  'hopper-1906',
  'a password a password',
])('accepts %j', (password) => {
  expect(() => assertNotGuessable(password, 'password', 'Grace.Hopper')).not.toThrow();
});
