import { pageErrorsBody, type PageErrorsBody } from '@platform/contracts';

const beacons: [path: string, body: Blob][] = [];

beforeAll(async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => void beacons.push([path, body]) });
  history.replaceState(null, '', '/dashboard/submissions/42?token=secret#part');
  await import('./report-errors.ts');
});
beforeEach(() => void beacons.splice(0));

/** Reads the reports that the page sent. */
async function readReports(): Promise<PageErrorsBody['errors']> {
  const bodies = await Promise.all(beacons.map(([, blob]) => readText(blob)));
  return bodies.flatMap((text) => pageErrorsBody.validateSync(JSON.parse(text)).errors);
}

/** jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

function throwError(message: string): void {
  dispatchEvent(
    new ErrorEvent('error', { message, filename: 'http://localhost/1.0.0-ab/main.js?user=maria', lineno: 1 }),
  );
}

function failScript(): void {
  const script = document.createElement('script');
  script.src = 'http://remote.example/1.0.0-ab/tasks.1a2b.js';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

function rejectPromise(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('sends what fails within two seconds in one request that matches the contract, without queries and digits', async () => {
  throwError('Order 4711 of maria\nsecond line');
  failScript();
  rejectPromise(new TypeError('no route'));
  rejectPromise({ password: 'secret' });
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(2_000);

  expect(beacons.map(([path, { type }]) => [path, type])).toEqual([['/api/reports', 'application/json']]);
  jest.useRealTimers();
  const page = '/dashboard/submissions/42';
  expect(await readReports()).toEqual([
    { kind: 'error', page, message: 'Order 0000 of maria', source: 'http://localhost/1.0.0-ab/main.js' },
    {
      kind: 'resource',
      page,
      message: 'the script did not load',
      source: 'http://remote.example/1.0.0-ab/tasks.1a2b.js',
    },
    { kind: 'rejection', page, message: 'no route', source: '' },
    { kind: 'rejection', page, message: 'object', source: '' },
  ]);
});

test('sends the rest when the page is left, and ten in all', async () => {
  for (let index = 0; index < 20; index += 1) throwError('again');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));

  expect(beacons).toHaveLength(1);
  expect(await readReports()).toHaveLength(6);
});
