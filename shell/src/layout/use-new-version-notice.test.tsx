import { useToast, useTypedText } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { refreshRegistry } from '../remotes/refresh-registry.ts';
import { ShellProvider } from '../shell-context.ts';
import { useNewVersionNotice } from './use-new-version-notice.ts';

jest.mock('../remotes/refresh-registry.ts', () => ({ refreshRegistry: jest.fn() }));
const refresh = jest.mocked(refreshRegistry);

const START_MS = Date.now();
const MINUTE_MS = 60_000;
const MESSAGE = 'A new version is available';

function createRegistry(shellVersion: string, dashboard: string): LiveRegistry {
  const remote = { version: dashboard } as LiveRemote;
  return { revision: 1, shellVersion, sections: {}, remotes: { 'mf-dashboard': remote } };
}

function Page() {
  useNewVersionNotice();
  const showToast = useToast();
  const [text, setText] = useState('');
  useTypedText(text !== '');
  return (
    <>
      <button onClick={() => showToast({ title: 'Approved' })}>Approve</button>
      <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/next">Next</Link>
    </>
  );
}

function openPage() {
  const shell = {
    registry: createRegistry('1.0.0', '1.0.0'),
    origin: '',
    initialLocationKey: '',
    getLoadedRemote: () => undefined,
  };
  const Component = () => (
    <ShellProvider value={shell}>
      <Page />
    </ShellProvider>
  );
  return renderPage({
    routes: [
      { path: '/', Component },
      { path: '/next', Component: () => <h1>The next page</h1> },
    ],
    path: '/',
  });
}

/** Comes back to the tab, some minutes after it was opened. */
async function comeBack(minutes: number): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(START_MS + minutes * MINUTE_MS);
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
  });
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(START_MS);
  refresh.mockReset().mockResolvedValue(createRegistry('1.0.0', '1.0.0'));
});
afterEach(() => jest.restoreAllMocks());

test('asks on the return to a tab, at most every five minutes, and says nothing while nothing has changed', async () => {
  openPage();
  await comeBack(4);
  expect(refresh).toHaveBeenCalledTimes(0);
  await comeBack(6);
  await comeBack(10);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockRejectedValueOnce(new Error('offline'));
  await comeBack(12);
  refresh.mockResolvedValueOnce({ ...createRegistry('1.0.0', '1.0.0'), remotes: {} });
  await comeBack(20);
  expect(refresh).toHaveBeenCalledTimes(3);
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

test.each([
  ['a remote', createRegistry('1.0.0', '1.1.0')],
  ['the shell', createRegistry('1.1.0', '1.0.0')],
])('offers a reload once when another version of %s is live', async (_, live) => {
  openPage();
  refresh.mockResolvedValue(live);
  await comeBack(6);

  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await comeBack(60);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('takes the place of no other toast, and asks again later', async () => {
  const { person } = openPage();
  refresh.mockResolvedValue(createRegistry('1.1.0', '1.0.0'));
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('button', { name: 'Dismiss' });
  await comeBack(6);
  expect(refresh).not.toHaveBeenCalled();

  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument());
  await comeBack(7);
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
});

describe('afterwards', () => {
  /** jsdom cannot load another document. */
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => addEventListener('click', stay, { capture: true }));
  afterEach(() => removeEventListener('click', stay, { capture: true }));

  async function openOutdated() {
    const page = openPage();
    refresh.mockResolvedValue(createRegistry('1.1.0', '1.0.0'));
    await comeBack(6);
    await screen.findByText(MESSAGE);
    return page;
  }

  test('the browser follows links to other pages, so that they are those of the new version', async () => {
    await openOutdated();
    const router = jest.fn();
    document.body.addEventListener('click', router);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(router).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Next' }), { ctrlKey: true });
    expect(router).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', router);
  });

  test('the router follows them while there is typed text, which it asks about', async () => {
    const { person } = await openOutdated();
    await person.type(screen.getByLabelText('Note'), 'Hello');
    const router = jest.fn();
    document.body.addEventListener('click', router);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(router).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', router);
  });
});
