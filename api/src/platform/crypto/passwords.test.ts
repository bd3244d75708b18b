import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
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

test.each([
  ['Zoë und Ångström', 'NFC', 'NFD'],
  ['Zoë und Ångström', 'NFD', 'NFC'],
  ['한국어 비밀번호', 'NFC', 'NFD'],
] as const)('takes %p, set in %s, in %s', async (password, form, otherForm) => {
  const passwords = createPasswords(CHEAP_HASH_COST);
  const hash = await passwords.hash(password.normalize(form));

  expect([
    await passwords.verify(hash, password.normalize(otherForm)),
    await passwords.verify(hash, password.normalize(form)),
    await passwords.verify(hash, password.slice(1)),
  ]).toEqual([true, true, false]);
});

test('takes a no-break space for a space', async () => {
  const passwords = createPasswords(CHEAP_HASH_COST);
  const hash = await passwords.hash('correct\u00a0horse');

  expect(await passwords.verify(hash, 'correct horse')).toBe(true);
});

test.each(['NFC', 'NFD'] as const)(
  'still matches a hash of a password in %s that is as it was typed',
  async (form) => {
    const passwords = createPasswords(CHEAP_HASH_COST);
    const hash = await argon2.hash('Ångström'.normalize(form));

    expect([
      await passwords.verify(hash, 'Ångström'.normalize('NFC')),
      await passwords.verify(hash, 'Ångström'.normalize('NFD')),
    ]).toEqual([true, true]);
  },
);

test('recognizes a hash with a different cost as outdated', async () => {
  const cheap = createPasswords(CHEAP_HASH_COST);
  const hash = await cheap.hash('correct horse');

  expect([createPasswords(HASH_COST).isOutdated(hash), cheap.isOutdated(hash)]).toEqual([true, false]);
});

test('rejects passwords that are sent at once beyond what can wait, and computes few at a time', async () => {
  const passwords = createPasswords(CHEAP_HASH_COST);
  await passwords.verifyDummy('warm up');
  let running = 0;
  let most = 0;
  const original = argon2.hash.bind(argon2);
  jest.spyOn(argon2, 'hash').mockImplementation(async (...args) => {
    most = Math.max(most, (running += 1));
    const hash = await original(...args);
    running -= 1;
    return hash;
  });

  const results = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => passwords.hash(`guess ${index}`)),
  );

  const rejected = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
  expect(rejected).toHaveLength(300 - 128 - most);
  expect(rejected[0]).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
});

test('rejects every password of an unknown user', async () => {
  expect(await createPasswords(CHEAP_HASH_COST).verifyDummy('no such user')).toBe(false);
});
