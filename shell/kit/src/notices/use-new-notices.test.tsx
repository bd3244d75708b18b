import { getMe } from '@platform/contracts';
import { fakeServer, renderPage, user as createUser } from '@platform/kit/testing';
import { useSession } from '@platform/kit';
import { act, screen, waitFor } from '@testing-library/react';
import { useNewNotices } from './use-new-notices.ts';

/** The streams that the page has opened, in place of a browser's. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  onerror: (() => void) | undefined;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.opened.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  receive(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('notice', { lastEventId }));
  }
  reject(): void {
    this.close();
    this.onerror?.();
  }
}

beforeEach(() => {
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(navigator, 'locks');
});

function Page() {
  const { user } = useSession();
  useNewNotices(user);
  return <p>{user ? `${user.unreadNotices} unread` : 'Logged out'}</p>;
}

async function renderListener() {
  const server = fakeServer();
  const user = createUser({ unreadNotices: 1, now: '2026-03-10T12:00:00.000Z' });
  const rendered = renderPage({ routes: [{ path: '/', Component: Page }], path: '/', server, user });
  expect(await screen.findByText('1 unread')).toBeVisible();
  const [stream] = FakeStream.opened;
  server.respondWith(getMe, createUser({ unreadNotices: 2 }));
  return { ...rendered, server, stream: stream! };
}

test('looks the user up again when a notice arrives, once for each', async () => {
  const { server, stream } = await renderListener();
  expect(stream.url).toBe('/api/user/notices/stream?since=2026-03-10T12%3A00%3A00.000Z');
  const before = server.calls(getMe).length;
  act(() => stream.receive('notice-1'));
  expect(await screen.findByText('2 unread')).toBeVisible();
  act(() => stream.receive('notice-1'));
  act(() => stream.receive('notice-1'));
  await waitFor(() => expect(server.calls(getMe)).toHaveLength(before + 1));
  expect(FakeStream.opened).toHaveLength(1);
});

test('tries a rejected stream again after a minute', async () => {
  const { stream } = await renderListener();
  jest.useFakeTimers();
  act(() => stream.reject());
  act(() => jest.advanceTimersByTime(59_000));
  expect(FakeStream.opened).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1_000));
  expect(FakeStream.opened).toHaveLength(2);
});

test('closes the stream with the page, and when the browser keeps the page for its back button', async () => {
  const { stream, unmount } = await renderListener();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(stream.readyState).toBe(FakeStream.CLOSED);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  const [, second] = FakeStream.opened;
  expect(second!.readyState).toBe(1);
  unmount();
  expect(second!.readyState).toBe(FakeStream.CLOSED);
});

test('opens no stream if it is the turn of a tab that has just closed', async () => {
  const turns: (() => Promise<void>)[] = [];
  const request = (_name: string, _options: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve) => void turns.push(() => hold().then(resolve)));
  Object.assign(navigator, { locks: { request } });
  const { unmount } = renderPage({ routes: [{ path: '/', Component: Page }], path: '/', user: createUser() });
  await waitFor(() => expect(turns).toHaveLength(1));
  unmount();
  await turns[0]!();
  expect(FakeStream.opened).toEqual([]);
});
