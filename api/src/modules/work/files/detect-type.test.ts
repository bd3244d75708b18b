// cspell:ignore otes
import fc from 'fast-check';
import type { WorkFileType } from '@platform/contracts';
import { SAMPLE_FILES, createPng, createZip } from '../../../../test/support/sample-files.ts';
import { detectType } from './detect-type.ts';
import { cleanFileName } from './files.service.ts';

const SAMPLES = Object.entries(SAMPLE_FILES).map(([type, file]) => ({ type: type as WorkFileType, ...file }));
const BINARY = SAMPLES.filter(({ type }) => type !== 'text/plain');

test.each(SAMPLES)('detects $type', ({ type, name, content }) => {
  expect(detectType(name, content)).toBe(type);
});

test.each(SAMPLES)('accepts $type under no other name', ({ type, content }) => {
  for (const other of SAMPLES.filter((sample) => sample.type !== type && sample.type !== 'text/plain'))
    expect(detectType(other.name, content)).toBeUndefined();
  expect(detectType('page.html', content)).toBeUndefined();
  expect(detectType('no-extension', content)).toBeUndefined();
});

test.each(SAMPLES)('rejects $type with an archive behind it', ({ name, content }) => {
  expect(detectType(name, Buffer.concat([content, createZip()]))).toBeUndefined();
});

test.each(BINARY)('rejects $type that is cut', ({ name, content }) => {
  expect(detectType(name, content.subarray(0, content.length / 2))).toBeUndefined();
});

test.each(BINARY.filter(({ type }) => type !== 'application/pdf'))(
  'rejects $type with other data behind it',
  ({ name, content }) => {
    expect(detectType(name, Buffer.concat([content, Buffer.from('Rar!\x1a\x07')]))).toBeUndefined();
  },
);

test('finds an archive that a picture or a film contains', () => {
  const zip = createZip();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(zip.length + 8);
  const film = Buffer.concat([SAMPLE_FILES['video/mp4'].content, size, Buffer.from('free'), zip]);
  expect(detectType('film.mp4', film)).toBeUndefined();
});

test('rejects a zip file under every name', () => {
  for (const { name } of SAMPLES) expect(detectType(name, createZip())).toBeUndefined();
});

test('rejects a picture whose checksum is wrong', () => {
  const png = createPng();
  png[20] = 0xff;
  expect(detectType('a.png', png)).toBeUndefined();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a NUL character', Buffer.from('a\0b')],
  ['a byte that is not UTF-8', Buffer.from([0x61, 0xe9, 0x62])],
  ['half a character of UTF-16', Buffer.from([0xed, 0xa0, 0x80])],
  ['an escape sequence', Buffer.from('\x1b[2J')],
])('rejects %s as text', (_name, content) => {
  expect(detectType('a.txt', content)).toBeUndefined();
});

test('never fails, whatever the content', () => {
  const contents = fc.tuple(
    fc.constantFrom(...SAMPLES),
    fc.uint8Array({ maxLength: 60 }),
    fc.nat({ max: 60 }),
  );
  fc.assert(
    fc.property(contents, ([{ name, content }, bytes, at]) => {
      const mutated = Buffer.concat([content.subarray(0, at), bytes, content.subarray(at + bytes.length)]);
      expect([undefined, ...Object.keys(SAMPLE_FILES)]).toContain(detectType(name, mutated));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['notes.txt', 'notes.txt'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ada\\notes.txt', 'notes.txt'],
  ['  Zoë 🙂.txt ', 'Zoë 🙂.txt'],
  ['folder/', undefined],
  ['..', undefined],
  ['a\nb.txt', undefined],
  ['a\0.txt', undefined],
  ['gnp.\u202etxt', undefined],
  ['', undefined],
])('makes the name %j into %j', (sent, expected) => {
  expect(cleanFileName(sent)).toBe(expected);
});

test('shortens a long name and keeps its extension', () => {
  const name = cleanFileName(`${'🙂'.repeat(200)}.jpeg`);
  expect(name).toMatch(/🙂\.jpeg$/u);
  expect(name!.length).toBeLessThanOrEqual(120);
  expect(name!.isWellFormed()).toBe(true);
});
