/** @jest-environment node */
import type { Registry } from '@platform/releases';
import { openSnapshot } from './snapshot.ts';
import { createSnapshotComposer, type ServerContext, type Snapshot } from './snapshot-composer.ts';

jest.mock('./snapshot-composer.ts', () => ({ createSnapshotComposer: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('composes a snapshot again after five minutes if that failed', async () => {
  const createSnapshot = (revision: number) =>
    ({ manifests: { registry: { revision } } }) as unknown as Snapshot;
  const compose = jest
    .fn<Promise<Snapshot>, []>()
    .mockResolvedValueOnce(createSnapshot(1))
    .mockRejectedValueOnce(new Error('cannot fork'))
    .mockResolvedValueOnce(createSnapshot(2));
  jest.mocked(createSnapshotComposer).mockReturnValueOnce({
    compose,
    composeCanaries: () => Promise.resolve([]),
    savePages: () => Promise.resolve(),
    forgetFailures: () => false,
  });
  let move: () => void = () => undefined;
  let registry: Registry = { revision: 1, apps: {}, history: {} };
  const releases = { registry: () => registry, onChange: (listener: typeof move) => (move = listener) };
  const log = { info: jest.fn(), error: jest.fn() };
  const getSnapshots = await openSnapshot({ releases, log } as unknown as ServerContext);
  const getRevision = () => getSnapshots().live.manifests.registry.revision;

  registry = { ...registry, revision: 2 };
  move();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getRevision()).toBe(1);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(getRevision()).toBe(2);
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(compose).toHaveBeenCalledTimes(3);
});
