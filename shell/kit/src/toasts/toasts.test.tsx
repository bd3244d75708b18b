import { useToast } from '@platform/kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';

const ERROR = { message: 'It failed.', nextStep: 'Try again.', requestId: 'request-1' };

function ToastButtons() {
  const show = useToast();
  return (
    <>
      <button onClick={() => show({ title: 'First', description: 'Done.' })}>First</button>
      <button onClick={() => show({ title: 'Second', tone: 'danger' })}>Second</button>
      <button onClick={() => show({ title: 'Error', error: ERROR, tone: 'danger' })}>Third</button>
    </>
  );
}

const page = { routes: [{ path: '/', Component: ToastButtons }], path: '/' };
const openToasts = () => screen.queryAllByRole('listitem').filter((item) => item.dataset.state === 'open');

test('shows one toast at a time: a new one replaces the previous one', async () => {
  const { person } = renderPage(page);

  await person.click(screen.getByRole('button', { name: 'First' }));
  await person.click(screen.getByRole('button', { name: 'Second' }));

  expect(openToasts()).toHaveLength(1);
  expect(openToasts()[0]).toHaveTextContent('Second');
});

test('closes a toast after five seconds', () => {
  jest.useFakeTimers();
  renderPage(page);
  fireEvent.click(screen.getByRole('button', { name: 'First' }));

  act(() => {
    jest.advanceTimersByTime(4_900);
  });
  expect(openToasts()).toHaveLength(1);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(openToasts()).toHaveLength(0);
  jest.useRealTimers();
});

test('keeps a toast with an action for ten seconds, and runs the action once', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  function ActionButton() {
    const show = useToast();
    const action = { label: 'Undo', altText: 'Undo it on its page', run };
    return <button onClick={() => show({ title: 'Approved', action })}>Show</button>;
  }
  renderPage({ ...page, routes: [{ path: '/', Component: ActionButton }] });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  act(() => {
    jest.advanceTimersByTime(9_900);
  });
  const undo = screen.getByRole('button', { name: 'Undo' });

  fireEvent.click(undo);
  fireEvent.click(undo);

  expect(run).toHaveBeenCalledTimes(1);
  expect(openToasts()).toHaveLength(0);
  jest.useRealTimers();
});

test('is dismissed by a swipe of 50 px to the right', async () => {
  const { person } = renderPage(page);
  await person.click(screen.getByRole('button', { name: 'First' }));
  const swipe = (pixels: number) => {
    const [toast] = openToasts();
    // jsdom captures no pointers.
    Object.assign(toast!, { setPointerCapture: () => undefined, hasPointerCapture: () => false });
    for (const [type, clientX] of [
      ['pointerdown', 100],
      ['pointermove', 100 + Math.sign(pixels) * 5],
      ['pointermove', 100 + pixels],
      ['pointerup', 100 + pixels],
    ] as const)
      fireEvent(toast!, new MouseEvent(type, { bubbles: true, clientX }));
  };
  swipe(49);
  swipe(-80);
  expect(openToasts()).toHaveLength(1);
  swipe(51);
  await waitFor(() => expect(openToasts()).toHaveLength(0));
});

test('moves the focus to the toasts on F8', async () => {
  const { person } = renderPage(page);
  await person.click(screen.getByRole('button', { name: 'First' }));

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  await waitFor(() =>
    expect(document.activeElement?.closest('[role="region"]')).toHaveAccessibleName(/Notifications/),
  );
});

test('shows an error with its advice and the request id to copy', async () => {
  const { person } = renderPage(page);
  await person.click(screen.getByRole('button', { name: 'Third' }));

  expect(openToasts()[0]).toHaveTextContent('It failed. Try again.');
  expect(screen.getByText('request-1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Copy the request ID' }));
  expect(await navigator.clipboard.readText()).toBe('request-1');
});

test('tells dialogs where it ends while it is visible', async () => {
  const { person } = renderPage(page);
  const readHeight = () => document.documentElement.style.getPropertyValue('--toast-bottom');
  expect(readHeight()).toBe('');

  await person.click(screen.getByRole('button', { name: 'First' }));
  expect(readHeight()).toBe('calc(5.5rem + 0px)');

  await person.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(readHeight()).toBe(''));
});
