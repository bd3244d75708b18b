import { createTransfers } from './transfers.ts';

const OPTIONS = { concurrency: 2, maxWaiting: 2, bytesPerSecond: 100, burstBytes: 1_000 };

/** A clock that waiting moves. */
function createPacedTransfers() {
  let nowMs = 0;
  const wait = (ms: number): Promise<void> => {
    nowMs += ms;
    return Promise.resolve();
  };
  return {
    transfers: createTransfers({ ...OPTIONS, maxWaitMs: 20_000, nowMs: () => nowMs, wait }),
    now: () => nowMs,
    pass: wait,
  };
}

test('sends the first bytes of a member at once, the others at the pace of all files together', async () => {
  const { transfers, now, pass } = createPacedTransfers();
  const send = (bytes: number) => transfers('member', (pace) => pace(bytes));

  await send(1_000);
  expect(now()).toBe(0);
  await send(100);
  expect(now()).toBe(1_000);
  await transfers('other', (pace) => pace(1_000));
  expect(now()).toBe(1_000);
  await pass(5_000);
  await send(500);
  expect(now()).toBe(6_000);
});

test('forgets no member who is being paced', async () => {
  const { transfers, now } = createPacedTransfers();
  await transfers('member', (pace) => pace(1_000));
  for (let index = 0; index < 1_001; index += 1) await transfers(`${index}`, (pace) => pace(1));

  await transfers('member', (pace) => pace(100));

  expect(now()).toBe(1_000);
});

test('rejects a file that waits too long, and gives its turn to the next one', async () => {
  const transfers = createTransfers({ ...OPTIONS, maxWaitMs: 50 });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const running = [transfers('member', () => promise), transfers('member', () => promise)];

  await expect(transfers('member', () => Promise.resolve())).rejects.toMatchObject({ code: 'rate_limited' });
  resolve(undefined);
  await Promise.all(running);
  expect(await transfers('member', () => Promise.resolve('sent'))).toBe('sent');
});
