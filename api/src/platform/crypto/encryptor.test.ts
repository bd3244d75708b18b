import { randomBytes } from 'node:crypto';
import { createEncryptor } from './encryptor.ts';

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
];
const CONTEXT = { collection: 'identity_documents', record: 'r1', field: 'name' };

test('decrypts a value only in the context it was encrypted for', () => {
  const encryptor = createEncryptor([first]);
  const encrypted = encryptor.encrypt('Ada Lovelace — Zürich', CONTEXT);

  expect(encryptor.decrypt(encrypted, CONTEXT)).toBe('Ada Lovelace — Zürich');
  for (const other of [{ collection: 'x' }, { record: 'r2' }, { field: 'address' }]) {
    expect(() => encryptor.decrypt(encrypted, { ...CONTEXT, ...other })).toThrow();
  }
});

test('encrypts the same text differently each time', () => {
  const encryptor = createEncryptor([first]);
  expect(encryptor.encrypt('same', CONTEXT)).not.toBe(encryptor.encrypt('same', CONTEXT));
});

test('decrypts with an older key and encrypts with the newest one', () => {
  const encrypted = createEncryptor([first]).encrypt('old', CONTEXT);
  const encryptor = createEncryptor([second, first]);

  expect(encryptor.decrypt(encrypted, CONTEXT)).toBe('old');
  expect(encryptor.encrypt('new', CONTEXT)).toMatch(/^k2\./);
  expect(() => createEncryptor([second]).decrypt(encrypted, CONTEXT)).toThrow(/k1/);
});

test('rejects a value if any part of it is modified', () => {
  const encryptor = createEncryptor([first, { id: 'k3', key: first.key }]);
  const [id, nonce, tag, text] = encryptor.encrypt('exactly this', CONTEXT).split('.') as [
    string,
    string,
    string,
    string,
  ];
  const altered = (part: string) => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;

  for (const parts of [
    ['k3', nonce, tag, text],
    [id, altered(nonce), tag, text],
    [id, nonce, altered(tag), text],
    [id, nonce, tag, altered(text)],
    [id, nonce, tag.slice(0, 8), text],
  ]) {
    expect(() => encryptor.decrypt(parts.join('.'), CONTEXT)).toThrow();
  }
});

test('rejects an empty list of keys', () => {
  expect(() => createEncryptor([])).toThrow('At least one encryption key is required.');
});
