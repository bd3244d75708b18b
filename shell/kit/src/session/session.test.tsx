import { claimSignupBonus, getMe, logout } from '@platform/contracts';
import {
  injectContractEndpoints,
  mutation,
  useSession,
  useSignOut,
  useStartSession,
  watchSession,
} from '@platform/kit';
import { act, screen } from '@testing-library/react';
import { renderPage, user } from '../testing/index.ts';

const { useSessionTestClaimMutation } = injectContractEndpoints({
  sessionTestClaim: mutation(claimSignupBonus, { changes: [] }),
});

function Who() {
  const session = useSession();
  const signOut = useSignOut();
  const start = useStartSession();
  const [claim] = useSessionTestClaimMutation();
  return (
    <>
      <p>
        {session.status === 'signed-out'
          ? `nobody, ${session.ended ?? 'from the start'}`
          : (session.user?.username ?? session.status)}
      </p>
      <button onClick={() => void signOut()}>Sign out</button>
      <button onClick={() => void start(user({ id: 'user-2', username: 'noor' }))}>Become noor</button>
      <button onClick={() => void claim()}>Claim</button>
    </>
  );
}

const routes = [{ path: '/', Component: Who }];

test('asks nothing when the hint says that nobody is signed in', () => {
  const { server } = renderPage({ routes, path: '/' });

  expect(screen.getByText('nobody, from the start')).toBeVisible();
  expect(server.calls(getMe)).toHaveLength(0);
});

test('a session that is no more is nobody, not an error', async () => {
  const { server, store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  await screen.findByText('maria');
  server.refuse(getMe, { code: 'not_signed_in' });

  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('nobody, expired')).toBeVisible();
  stop();
});

test('looks again when the window regains focus, and makes room for another user', async () => {
  const { server, store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  expect(await screen.findByText('maria')).toBeVisible();

  server.answer(getMe, user({ id: 'user-2', username: 'noor' }));
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('noor')).toBeVisible();
  stop();
});

test('a refused call ends the session when the API no longer knows it', async () => {
  const { server, person } = renderPage({ routes, path: '/', user: user() });
  await screen.findByText('maria');
  server.refuse(claimSignupBonus, { code: 'not_signed_in' });

  await person.click(screen.getByText('Claim'));

  expect(await screen.findByText('nobody, expired')).toBeVisible();
});

test('signs out here and tells the other tabs', async () => {
  const { server, person, store } = renderPage({ routes, path: '/', user: user() });
  server.answer(logout, undefined);
  await screen.findByText('maria');
  const stop = watchSession(store);
  const otherTab = new BroadcastChannel('platform-session');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });

  await person.click(screen.getByText('Sign out'));

  expect(await screen.findByText('nobody, signed-out')).toBeVisible();
  expect(await heard).toBe('ended');
  expect(store.getState().api.queries).toEqual({});
  otherTab.close();
  stop();
});

test('signs out when another tab does', async () => {
  const { store } = renderPage({ routes, path: '/', user: user() });
  const stop = watchSession(store);
  await screen.findByText('maria');

  const otherTab = new BroadcastChannel('platform-session');
  otherTab.postMessage('ended');

  expect(await screen.findByText('nobody, signed-out-elsewhere')).toBeVisible();
  otherTab.close();
  stop();
});

test('a sign-in hands the page to its user without asking', async () => {
  const { server, person } = renderPage({ routes, path: '/' });

  await person.click(screen.getByText('Become noor'));

  expect(await screen.findByText('noor')).toBeVisible();
  expect(server.calls(getMe)).toHaveLength(0);
});
