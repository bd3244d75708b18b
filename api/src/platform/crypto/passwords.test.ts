import { CHEAP_HASH_COST } from '../../../test/support/test-api.ts';
import { HASH_COST, createPasswords } from './passwords.ts';

test('hashes with argon2id at 19 MiB, two passes and one lane', async () => {
  const passwords = createPasswords(HASH_COST);
  const hash = await passwords.hash('correct horse');

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
  expect([
    await passwords.verify(hash, 'correct horse'),
    await passwords.verify(hash, 'correct horse '),
  ]).toEqual([true, false]);
});

test('recognizes a hash with a different cost as outdated', async () => {
  const cheap = createPasswords(CHEAP_HASH_COST);
  const hash = await cheap.hash('correct horse');

  expect([createPasswords(HASH_COST).isOutdated(hash), cheap.isOutdated(hash)]).toEqual([true, false]);
});

test('rejects every password of an unknown user', async () => {
  expect(await createPasswords(CHEAP_HASH_COST).verifyDummy('no such user')).toBe(false);
});
