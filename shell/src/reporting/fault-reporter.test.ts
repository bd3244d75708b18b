import { faultsBody, type PartReport } from '@platform/contracts';
import type { LiveRegistry } from '../page-data.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { createFaultReporter, type FaultReporter } from './fault-reporter.ts';

const TOKEN = 'signed';
const BASE = 'http://localhost:3002/1.0.0-d/';
const registry = {
  revision: 1,
  sections: {
    'mf-dashboard': { title: 'The dashboard', visibility: 'members', ownedPaths: ['/dashboard/*'] },
    'mf-marketing': { title: 'This page', visibility: 'everybody', ownedPaths: ['/'] },
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
  reporter = createFaultReporter(registry, TOKEN);
});
afterEach(() => jest.useRealTimers());

/** Ends the page and returns what it has reported, which the API accepts. */
async function collect(): Promise<PartReport[]> {
  dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(sent.map(readText));
  return texts.flatMap((text) => {
    const { token, parts = [] } = faultsBody.validateSync(JSON.parse(text));
    expect(token).toBe(TOKEN);
    return parts;
  });
}

/** Leaves out what the page has reported of the shell. */
async function collectOfRemotes(): Promise<PartReport[]> {
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

test('reports once that each part was shown, with the page at the latest', async () => {
  for (const path of ['/', '/dashboard/tasks/1', '/dashboard/tasks/2', '/unknown']) reporter.countView(path);
  expect(sent).toEqual([]);

  expect(await collect()).toEqual([
    { app: 'mf-marketing', faults: [], vitals: [] },
    { app: 'mf-dashboard', faults: [], vitals: [] },
  ]);
  reporter.countView('/');
  sent = [];
  expect(await collect()).toEqual([]);
});

test('reports a document that the shell has started in', async () => {
  reporter.countStart();

  expect(await collect()).toEqual([{ app: 'shell', faults: [], vitals: [] }]);
});

test('sends nothing without the token, with which alone a report counts', async () => {
  reporter = createFaultReporter(registry, undefined);
  reporter.countStart();
  reporter.reportFault(new Error('x'));

  expect(await collect()).toEqual([]);
});

test('reports a document in which pages of any remote failed once for the shell', async () => {
  reporter.countStart();
  reporter.reportFault(new Error('first'));
  reporter.countView('/unknown');
  history.replaceState(null, '', '/unknown');
  reporter.reportFault(new Error('second'));

  const fault = { phase: 'render', cause: 'first', path: '/dashboard/tasks/:id' };
  expect((await collect()).filter(({ app }) => app === 'shell')).toMatchObject([{ faults: [fault] }]);
});

test('reports nothing for the shell if the files of a remote do not load', async () => {
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'unreachable', 'x'));
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { phase: 'page' }));

  expect((await collect()).map(({ app }) => app)).toEqual(['mf-dashboard']);
});

test('reports for the shell that its own page failed', async () => {
  history.replaceState(null, '', '/unknown');
  reporter.reportFault(new Error('x'));

  expect(await collect()).toMatchObject([{ app: 'shell', faults: [{ path: '/unknown' }] }]);
});

test('sends a fault after a second, without the parameters of the path, digits and further lines', async () => {
  reporter.countView(location.pathname);
  const error = new Error(`task 4711 is undefined\n${'x'.repeat(500)}`);
  reporter.reportFault(error);
  reporter.reportFault(error);
  jest.advanceTimersByTime(1_000);

  expect(sent).toHaveLength(1);
  expect(await collectOfRemotes()).toMatchObject([
    { faults: [{ phase: 'render', cause: 'task 0000 is undefined', path: '/dashboard/tasks/:id' }] },
  ]);
});

test.each([
  ['a node that a translation has replaced', new DOMException('x', 'NotFoundError')],
  ['a script of an extension', createErrorOf('chrome-extension://abc/content.js')],
  ['a script of an extension in Safari', createErrorOf('safari-web-extension://abc/content.js')],
])('reports apart that a page failed by %s, and not for the shell', async (_name, error) => {
  reporter.reportFault(error);

  expect(await collect()).toMatchObject([{ app: 'mf-dashboard', faults: [{ phase: 'foreign' }] }]);
});

/** Creates an error that a remote's code got from another script. */
function createErrorOf(script: string): Error {
  return Object.assign(new Error('x'), { stack: `Error: x\n at ${script}:1:2\n at ${BASE}tasks.js:1:2` });
}

test.each([
  ['container', new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { version: '1.0.0-d' })],
  ['module', new RemoteLoadError('mf-dashboard', 'incompatible', 'x', { version: '1.0.0-d' })],
  ['chunk', new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { phase: 'page', version: '1.0.0-d' })],
])('says that the %s of a remote did not load', async (phase, error) => {
  reporter.reportFault(error);
  expect(await collectOfRemotes()).toMatchObject([{ app: 'mf-dashboard', faults: [{ phase }] }]);
});

test('says nothing about another version than the document was opened with', async () => {
  reporter.reportFault(new RemoteLoadError('mf-dashboard', 'unreachable', 'x', { version: '1.0.0-e' }));
  expect(await collect()).toEqual([]);
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
  const reports = (await collect()).map(({ app, faults }) => [app, ...faults]);
  expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
  expect(reports[0]).toMatchObject(['mf-dashboard', { phase: 'unhandled', cause: 'ours' }]);
});

test('reports at most ten faults of a document', async () => {
  for (let fault = 0; fault < 12; fault += 1) reporter.reportFault(new Error('x'));
  expect((await collectOfRemotes())[0]?.faults).toHaveLength(10);
});

test('sends the last value of each measurement for the page that the document was opened with', async () => {
  reporter.addMeasurement({ name: 'CLS', value: 0.1 });
  reporter.addMeasurement({ name: 'CLS', value: 0.2 });

  expect(await collect()).toMatchObject([{ app: 'mf-dashboard', vitals: [{ name: 'CLS', value: 0.2 }] }]);
});
