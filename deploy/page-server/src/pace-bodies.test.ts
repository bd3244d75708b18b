import { buffer } from 'node:stream/consumers';
import { createBodyPace } from './pace-bodies.ts';

const MB = 1024 * 1024;
const FREE_BYTES = 64 * 1024;

/** A pace of 1 MB a second after 1 MB, with a clock that goes only while someone waits. */
function createPace() {
  const clock = { nowMs: 0 };
  const createPaced = createBodyPace({
    bytesPerSecond: MB,
    burstBytes: MB,
    nowMs: () => clock.nowMs,
    wait: (ms) => Promise.resolve((clock.nowMs += ms)),
  });
  const send = (...pieces: Buffer[]): Promise<Buffer> => {
    const body = createPaced();
    for (const piece of pieces) body.write(piece);
    body.end();
    return buffer(body);
  };
  return { clock, send };
}

test('files share one pace, and arrive whole', async () => {
  const { clock, send } = createPace();
  const file = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  expect(await send(Buffer.alloc(MB), file)).toEqual(Buffer.concat([Buffer.alloc(MB), file]));
  await send(Buffer.alloc(MB));
  expect(clock.nowMs).toBeGreaterThanOrEqual(1_000);
  expect(clock.nowMs).toBeLessThan(1_100);
});

test('a small body does not wait behind files', async () => {
  const { clock, send } = createPace();
  await send(Buffer.alloc(2 * MB));
  const waitedMs = clock.nowMs;
  await Promise.all(Array.from({ length: 10 }, () => send(Buffer.alloc(FREE_BYTES))));
  expect(clock.nowMs).toBe(waitedMs);
});
