import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBodyStore } from './body-store.ts';

const KB = 1024;
/** What a piece takes in memory beside its bytes. */
const OVERHEAD = 256;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bodies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = () =>
  createBodyStore({ memoryBytes: 10 * KB, diskBytes: 20 * KB, diskBytesOfFiles: 15 * KB, folder });
const piece = (letter: string) => Buffer.alloc(4 * KB, letter);

test('keeps in memory what all bodies together may take, and the rest on disk, without a file that stays', async () => {
  const store = create();
  const [first, second] = [store.createBody(false), store.createBody(false)];
  for (const letter of ['a', 'b', 'c']) await first.add(piece(letter));
  await second.add(piece('d'));

  expect(store.used).toEqual({ memory: 2 * (4 * KB + OVERHEAD), disk: 8 * KB });
  expect(readdirSync(folder)).toEqual([]);
  expect((await first.read()).toString()).toBe(['a', 'b', 'c'].map((letter) => piece(letter)).join(''));
  expect((await second.read()).toString()).toBe(piece('d').toString());
  await first.discard();
  await second.discard();
  expect(store.used).toEqual({ memory: 0, disk: 0 });
});

test('counts what a body of single bytes takes', async () => {
  const store = create();
  const body = store.createBody(false);
  for (let index = 0; index < 100; index += 1) await body.add(Buffer.from('a'));

  expect(store.used.memory).toBeLessThanOrEqual(10 * KB);
  expect((await body.read()).toString()).toBe('a'.repeat(100));
  await body.discard();
});

test('rejects files beyond their part of the disk, and others beyond all of it', async () => {
  const store = create();
  const [file, call] = [store.createBody(true), store.createBody(false)];
  for (let index = 0; index < 5; index += 1) await file.add(piece('a'));

  await expect(file.add(piece('a'))).rejects.toMatchObject({ code: 'rate_limited' });
  await call.add(piece('b'));
  await call.add(piece('b'));
  await expect(call.add(piece('b'))).rejects.toMatchObject({ code: 'rate_limited' });
  await file.discard();
  await call.add(piece('b'));
  await call.discard();
});

test('says that nothing can be saved if the folder cannot be written', async () => {
  const store = createBodyStore({ memoryBytes: 0, folder: join(folder, 'missing') });

  await expect(store.createBody(false).add(piece('a'))).rejects.toMatchObject({
    code: 'storage_unavailable',
  });
});
