/*
 * @own-modules What statements and transactions hold is counted for the whole process, also by engines of other tests
 * that were stopped in the middle of one.
 */
import { Transaction } from '../src/transactions/transaction.ts';
import { countHeldBytes, MEMORY_LIMIT_BYTES, StatementMemory } from '../src/statement-memory.ts';

const MB = 1024 * 1024;
const memories: StatementMemory[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.release();
  expect(countHeldBytes()).toBe(0);
});

/** Counts for a new statement. */
function collect(bytes: number): StatementMemory {
  const memory = new StatementMemory();
  memories.push(memory);
  memory.add(bytes, 'A sort');
  return memory;
}

test('of the statements that need much, two go on, and a third one after one of them has ended', () => {
  const [first, second, third] = [collect(2 * MB), collect(2 * MB), collect(2 * MB)];
  expect([first, second, third].map((memory) => memory.isShort)).toEqual([false, false, true]);
  first.add(90 * MB, 'A sort');
  expect(first.isShort).toBe(false);
  expect(third.isShort).toBe(true);

  first.release();
  expect(third.isShort).toBe(false);
});

test('what was collected is held, and the surplus given back', () => {
  const memory = collect(5 * MB);
  expect(memory.isShort).toBe(false);
  memory.settle();
  expect(countHeldBytes()).toBe(5 * MB);
});

test('small statements do not wait for large ones, but for others', () => {
  for (let n = 0; n < 3; n++) expect(collect(2 * MB).isShort).toBe(n === 2);
  for (let n = 3; n < 128; n++) expect(collect(1).isShort).toBe(false);
  const memory = collect(1);
  expect(memory.isShort).toBe(true);

  memories[0]?.release();
  expect(memory.isShort).toBe(false);
});

test('no statement holds more than its limit', () => {
  const memory = collect(MEMORY_LIMIT_BYTES);
  expect(() => memory.add(1, 'A sort')).toThrow('A sort exceeded the memory limit of 100 MB');
});

test('transactions together hold no more changes than a single one may', () => {
  const open = (): Transaction => new Transaction({ done: () => undefined }, 0);
  const [first, second] = [open(), open()];
  const original = Buffer.alloc(16 * MB);
  const remove = (transaction: Transaction, recordId: number): void =>
    transaction.addChange(1, recordId, { bytes: null, original });
  for (let n = 0; n < 64; n++) remove(first, n);
  for (let n = 0; n < 3; n++) remove(second, n);
  expect(() => {
    remove(second, 3);
  }).toThrow(expect.objectContaining({ code: 112 }));

  first.close();
  remove(second, 4);
  second.close();
});
