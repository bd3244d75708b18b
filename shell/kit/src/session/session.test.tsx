import { claimSignupBonus, getMe, logout } from '@platform/contracts';
import {
  injectContractEndpoints,
  mutation,
  readMemberData,
  registerBeforeSignOut,
  useSession,
  useEndSession,
  useStartSession,
  watchSession,
  writeMemberData,
} from '@platform/kit';
import { act, screen } from '@testing-library/react';
import { renderPage, user } from '../testing/index.ts';

const { useSessionTestClaimMutation } = injectContractEndpoints({
  sessionTestClaim: mutation(claimSignupBonus, { changes: [] }),
});

function SessionProbe() {
  const session = useSession();
  const signOut = useEndSession();
  const start = useStartSession();
  const [claim] = useSessionTestClaimMutation();
  return (
    <>
      <p>
        {session.status === 'signed-out'
          ? `logged out: ${session.ended ?? 'initially'}`
          : (session.user?.username ?? session.status)}
      </p>
      <button onClick={() => void signOut()}>Log out</button>
      <button onClick={() => void start(user({ id: 'user-2', username: 'noor' }))}>Log in as noor</button>
      <button onClick={() => void claim()}>Claim</button>
    </>
  );
}

const routes = [{ path: '/', Component: SessionProbe }];

test('sends no lookup if the hint cookie is absent', () => {
  const { server } = renderPage({ routes, path: '/' });

  expect(screen.getByText('logged out: initially')).toBeVisible();
  expect(server.calls(getMe)).toHaveLength(0);
});

test('treats an expired session as logged out, not as an error', async () => {
  const { server, store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  await screen.findByText('maria');
  server.rejectWith(getMe, { code: 'not_signed_in' });

  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('logged out: expired')).toBeVisible();
  stop();
});

test('refetches the user on window focus and switches to a different user', async () => {
  const { server, store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  expect(await screen.findByText('maria')).toBeVisible();

  server.respondWith(getMe, user({ id: 'user-2', username: 'noor' }));
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('noor')).toBeVisible();
  stop();
});

test('removes what the browser keeps for another member if the login was sent without a script', async () => {
  writeMemberData('another', 'draft:1', 'theirs');
  writeMemberData(user().id, 'draft:1', 'mine');
  const { store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  await screen.findByText('maria');

  expect(readMemberData('another', 'draft:1')).toBeUndefined();
  expect(readMemberData(user().id, 'draft:1')).toBe('mine');
  stop();
});

test('ends the session when a call is rejected with not_signed_in', async () => {
  const { server, person } = renderPage({ routes, path: '/', user: user() });
  await screen.findByText('maria');
  writeMemberData(user().id, 'draft:1', 'unsent');
  server.rejectWith(claimSignupBonus, { code: 'not_signed_in' });

  await person.click(screen.getByText('Claim'));

  expect(await screen.findByText('logged out: expired')).toBeVisible();
  // The member has not left: work that was not sent waits for the login.
  expect(readMemberData(user().id, 'draft:1')).toBe('unsent');
});

test('sends what the page still has to send before it logs out', async () => {
  const { server, person } = renderPage({ routes, path: '/', user: user() });
  const sent: string[] = [];
  registerBeforeSignOut(async () => {
    await Promise.resolve();
    sent.push('work');
  });
  server.respondWith(logout, () => {
    sent.push('logout');
    return undefined;
  });
  await screen.findByText('maria');

  await person.click(screen.getByText('Log out'));

  expect(await screen.findByText('logged out: signed-out')).toBeVisible();
  expect(sent).toEqual(['work', 'logout']);
});

test('logs out and notifies the other tabs', async () => {
  const { server, person, store } = renderPage({ routes, path: '/', user: user() });
  server.respondWith(logout, undefined);
  await screen.findByText('maria');
  const stop = watchSession(store);
  const otherTab = new BroadcastChannel('platform-session');
  const message = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

  await person.click(screen.getByText('Log out'));

  expect(await screen.findByText('logged out: signed-out')).toBeVisible();
  expect(await message).toBe('ended');
  expect(store.getState().api.queries).toEqual({});
  otherTab.close();
  stop();
});

test('logs out when another tab does', async () => {
  const { store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  await screen.findByText('maria');

  const otherTab = new BroadcastChannel('platform-session');
  otherTab.postMessage('ended');

  expect(await screen.findByText('logged out: signed-out-elsewhere')).toBeVisible();
  otherTab.close();
  stop();
});

test('shows the new user after login without a lookup', async () => {
  const { server, person } = renderPage({ routes, path: '/' });

  await person.click(screen.getByText('Log in as noor'));

  expect(await screen.findByText('noor')).toBeVisible();
  expect(server.calls(getMe)).toHaveLength(0);
});
