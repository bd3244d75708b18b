import { useToast } from '@platform/kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';

function ToastButtons() {
  const show = useToast();
  return (
    <>
      <button onClick={() => show({ title: 'First', description: 'Done.' })}>First</button>
      <button onClick={() => show({ title: 'Second', tone: 'danger' })}>Second</button>
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

test('moves the focus to the toasts on F8', async () => {
  const { person } = renderPage(page);
  await person.click(screen.getByRole('button', { name: 'First' }));

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  await waitFor(() =>
    expect(document.activeElement?.closest('[role="region"]')).toHaveAccessibleName(/Notifications/),
  );
});
