import { CHEAP_HASH } from '../../testing/test-api.ts';
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

test('knows a hash that was made at another cost', async () => {
  const cheap = createPasswords(CHEAP_HASH);
  const hash = await cheap.hash('correct horse');

  expect([createPasswords(HASH_COST).isOutdated(hash), cheap.isOutdated(hash)]).toEqual([true, false]);
});

test('says no for nobody', async () => {
  expect(await createPasswords(CHEAP_HASH).verifyNobody('nobody')).toBe(false);
});
