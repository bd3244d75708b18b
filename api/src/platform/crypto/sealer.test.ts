import { randomBytes } from 'node:crypto';
import { createSealer } from './sealer.ts';

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
];
const PLACE = { collection: 'papers', record: 'r1', field: 'name' };

test('opens what it sealed, in its own place only', () => {
  const sealer = createSealer([first]);
  const sealed = sealer.seal('Ada Lovelace — Zürich', PLACE);

  expect(sealer.open(sealed, PLACE)).toBe('Ada Lovelace — Zürich');
  for (const other of [{ collection: 'x' }, { record: 'r2' }, { field: 'address' }]) {
    expect(() => sealer.open(sealed, { ...PLACE, ...other })).toThrow();
  }
});

test('seals the same text differently each time', () => {
  const sealer = createSealer([first]);
  expect(sealer.seal('same', PLACE)).not.toBe(sealer.seal('same', PLACE));
});

test('opens with an older key and seals with the newer one', () => {
  const sealed = createSealer([first]).seal('old', PLACE);
  const sealer = createSealer([second, first]);

  expect(sealer.open(sealed, PLACE)).toBe('old');
  expect(sealer.seal('new', PLACE)).toMatch(/^k2\./);
  expect(() => createSealer([second]).open(sealed, PLACE)).toThrow(/k1/);
});

test('notices each changed part', () => {
  const sealer = createSealer([first, { id: 'k3', key: first.key }]);
  const [id, nonce, tag, text] = sealer.seal('exactly this', PLACE).split('.') as [
    string,
    string,
    string,
    string,
  ];
  const other = (part: string) => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;

  for (const changed of [
    ['k3', nonce, tag, text],
    [id, other(nonce), tag, text],
    [id, nonce, other(tag), text],
    [id, nonce, tag, other(text)],
    [id, nonce, tag.slice(0, 8), text],
  ]) {
    expect(() => sealer.open(changed.join('.'), PLACE)).toThrow();
  }
});
