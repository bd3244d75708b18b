import { faultsBody, type VersionReport } from '@platform/contracts';
import type { LiveRegistry } from '../page-data.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { createFaultReporter, type FaultReporter } from './fault-reporter.ts';

const BASE = 'http://localhost:3002/1.0.0-d/';
const registry = {
  revision: 1,
  sections: {
    'mf-dashboard': { title: 'The dashboard', visibility: 'members', territory: ['/dashboard/*'] },
    'mf-marketing': { title: 'This page', visibility: 'everybody', territory: ['/'] },
  },
  remotes: {
    'mf-dashboard': { version: '1.0.0-d', entry: `${BASE}entry.js`, paths: ['/dashboard/tasks/:id'] },
    'mf-marketing': { version: '1.0.0-m', entry: 'http://localhost:3001/1.0.0-m/entry.js', paths: ['/'] },
  },
} as unknown as LiveRegistry;

let sent: Blob[];
let reporter: FaultReporter;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  navigator.sendBeacon = (_url, body) => {
    sent.push(body as Blob);
    return true;
  };
  history.replaceState(null, '', '/dashboard/tasks/4711?note=private');
  reporter = createFaultReporter(registry);
});
afterEach(() => jest.useRealTimers());

/** Ends the page and returns what it has reported, which the API accepts. */
async function collect(): Promise<VersionReport[]> {
  dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(sent.map(readText));
  return texts.flatMap((text) => faultsBody.validateSync(JSON.parse(text)).versions);
}

/** Leaves out what the page has reported of the shell. */
async function collectOfRemotes(): Promise<VersionReport[]> {
  return (await collect()).filter(({ app }) => app !== 'shell');
}

/** jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
    jest.runAllTimers();
  });
}

test('sends views by version together, with the page at the latest', async () => {
  for (const path of ['/', '/dashboard/tasks/1', '/dashboard/tasks/2', '/unknown']) reporter.countView(path);
  expect(sent).toEqual([]);

  expect(await collect()).toEqual([
    { app: 'mf-marketing', version: '1.0.0-m', views: 1, faultyViews: 0, faults: [], vitals: [] },
    { app: 'mf-dashboard', version: '1.0.0-d', views: 2, faultyViews: 0, faults: [], vitals: [] },
  ]);
});

test('counts a document that the shell has started in', async () => {
  reporter.countStart();

  expect(await collect()).toMatchObject([{ app: 'shell', views: 1, faultyViews: 0 }]);
});

test('counts a document in which pages of any remote failed once for the shell', async () => {
  reporter.countStart();
  reporter.reportFault(new Error('first'));
  reporter.countView('/unknown');
  history.replaceState(null, '', '/unknown');
  reporter.reportFault(new Error('second'));

  const fault = { phase: 'render', cause: 'first', path: '/dashboard/tasks/:id' };
  expect((await collect()).filter(({ app }) => app === 'shell')).toMatchObject([
    { views: 1, faultyViews: 1, faults: [fault] },
  ]);
});

test('counts nothing for the shell if the files of a remote do not load', async () => {
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'unreachable', 'x'));
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { phase: 'page' }));

  expect((await collect()).map(({ app }) => app)).toEqual(['mf-dashboard']);
});

test('counts for the shell that its own page failed', async () => {
  history.replaceState(null, '', '/unknown');
  reporter.reportFault(new Error('x'));

  expect(await collect()).toMatchObject([{ app: 'shell', faultyViews: 1, faults: [{ path: '/unknown' }] }]);
});

test('sends a fault after a second, without the parameters of the path, digits and further lines', async () => {
  reporter.countView(location.pathname);
  const error = new Error(`task 4711 is undefined\n${'x'.repeat(500)}`);
  reporter.reportFault(error);
  reporter.reportFault(error);
  jest.advanceTimersByTime(1_000);

  expect(sent).toHaveLength(1);
  expect(await collectOfRemotes()).toMatchObject([
    {
      views: 1,
      faultyViews: 1,
      faults: [{ phase: 'render', cause: 'task 0000 is undefined', path: '/dashboard/tasks/:id' }],
    },
  ]);
});

test('counts a view with two faults as one faulty view, and the next one anew', async () => {
  for (let view = 0; view < 2; view += 1) {
    reporter.countView(location.pathname);
    reporter.reportFault(new Error('first'));
    reporter.reportFault(new Error('second'));
  }
  const [report] = await collect();
  expect([report?.views, report?.faultyViews, report?.faults.length]).toEqual([2, 2, 4]);
});

test.each([
  ['container', new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { version: '1.0.0-e' })],
  ['module', new RemoteLoadError('mf-dashboard', 'incompatible', 'x', { version: '1.0.0-e' })],
  ['chunk', new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { phase: 'page', version: '1.0.0-e' })],
])('says that the %s of the version that did not load failed', async (phase, error) => {
  reporter.reportFault(error);
  expect(await collectOfRemotes()).toMatchObject([
    { version: '1.0.0-e', faultyViews: 1, faults: [{ phase }] },
  ]);
});

test('says nothing about an outdated page, a visitor who is offline, and what is no error', async () => {
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'outdated', 'x'));
  reporter.reportFault('x');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reporter.reportFault(new Error('x'));
  onLine.mockRestore();

  expect(await collect()).toEqual([]);
});

test('counts an uncaught error of a remote as a fault that leaves the page in place, and no other one', async () => {
  const dispatch = (error: Error, stack: string) =>
    dispatchEvent(new ErrorEvent('error', { error: Object.assign(error, { stack }) }));
  dispatch(new Error('ours'), `Error: ours\n at ${BASE}tasks.js:1:2`);
  dispatch(new Error('foreign'), 'Error: foreign\n at chrome-extension://abc/content.js:1:2');

  // The reporters of the other tests listen too.
  const reports = (await collect()).map(({ app, faultyViews, faults }) => [app, faultyViews, ...faults]);
  expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
  expect(reports[0]).toMatchObject(['mf-dashboard', 0, { phase: 'unhandled', cause: 'ours' }]);
});

test('reports at most ten faults of a document', async () => {
  for (let fault = 0; fault < 12; fault += 1) reporter.reportFault(new Error('x'));
  expect((await collectOfRemotes())[0]?.faults).toHaveLength(10);
});

test('sends the last value of each measurement with the version that the document was opened with', async () => {
  reporter.addMeasurement({ name: 'CLS', value: 0.1 });
  reporter.addMeasurement({ name: 'CLS', value: 0.2 });

  expect(await collect()).toMatchObject([{ app: 'mf-dashboard', vitals: [{ name: 'CLS', value: 0.2 }] }]);
});
