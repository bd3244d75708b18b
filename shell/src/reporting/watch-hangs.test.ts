import type { FaultsBody } from '@platform/contracts';
import { watchHangs } from './watch-hangs.ts';

const REPORT: FaultsBody = { token: 'signed', parts: [] };
const SILENCE_MS = 10_000;

/** What the page tells its worker; the worker's own code runs in this thread. */
let isHung: boolean;
let sent: unknown[];
beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = (url, init) => {
    sent.push([url, JSON.parse(init?.body as string)]);
    return Promise.resolve({} as Response);
  };
});
beforeEach(() => {
  sent = [];
  isHung = false;
  globalThis.Worker = class {
    postMessage(data: unknown): void {
      if (!isHung) dispatchEvent(new MessageEvent('message', { data }));
    }
  } as unknown as typeof Worker;
});
afterEach(() => {
  jest.clearAllTimers();
  jest.resetModules();
});
afterAll(() => jest.useRealTimers());

/** Starts a page and lets it run for a while. */
async function start(describe: () => FaultsBody | undefined = () => REPORT): Promise<void> {
  await import('./hang-worker.ts');
  watchHangs(describe);
  jest.advanceTimersByTime(3 * SILENCE_MS);
  expect(sent).toEqual([]);
}

test('a page that no longer responds is reported once', async () => {
  await start();
  isHung = true;
  jest.advanceTimersByTime(SILENCE_MS - 1_000);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(10 * SILENCE_MS);
  expect(sent).toEqual([['/api/faults', REPORT]]);
});

test.each(['pagehide', 'beforeunload', 'beforeprint'])(
  'a page that may stand still after %s is not reported',
  async (event) => {
    await start();
    dispatchEvent(new Event(event));
    isHung = true;
    jest.advanceTimersByTime(10 * SILENCE_MS);
    expect(sent).toEqual([]);
  },
);

test('a page that is hidden is not reported', async () => {
  await start();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  isHung = true;
  jest.advanceTimersByTime(10 * SILENCE_MS);
  expect(sent).toEqual([]);
  visibility.mockRestore();
});

test('a page starts where the browser allows no worker', () => {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException('No workers here', 'SecurityError');
    }
    postMessage(): void {
      throw new Error('There is no worker.');
    }
  } as unknown as typeof Worker;
  expect(() => watchHangs(() => REPORT)).not.toThrow();
  expect(() => jest.advanceTimersByTime(SILENCE_MS)).not.toThrow();
});

test('a page without a token starts no other thread', async () => {
  globalThis.Worker = jest.fn();
  await start(() => undefined);
  expect(Worker).not.toHaveBeenCalled();
});
