import { useToast } from '@platform/kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/index.ts';

function Teller() {
  const show = useToast();
  return (
    <>
      <button onClick={() => show({ title: 'First', description: 'It is done.' })}>First</button>
      <button onClick={() => show({ title: 'Second', tone: 'danger' })}>Second</button>
    </>
  );
}

const page = { routes: [{ path: '/', Component: Teller }], path: '/' };
const toasts = () => screen.queryAllByRole('listitem').filter((item) => item.dataset.state === 'open');

test('shows one toast at a time: a new one takes the place of the one before', async () => {
  const { person } = renderPage(page);

  await person.click(screen.getByRole('button', { name: 'First' }));
  await person.click(screen.getByRole('button', { name: 'Second' }));

  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Second');
});

test('a toast goes after five seconds', () => {
  jest.useFakeTimers();
  renderPage(page);
  fireEvent.click(screen.getByRole('button', { name: 'First' }));

  act(() => {
    jest.advanceTimersByTime(4_900);
  });
  expect(toasts()).toHaveLength(1);
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(toasts()).toHaveLength(0);
  jest.useRealTimers();
});

test('F8 moves the focus to the notifications', async () => {
  const { person } = renderPage(page);
  await person.click(screen.getByRole('button', { name: 'First' }));

  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

  await waitFor(() =>
    expect(document.activeElement?.closest('[role="region"]')).toHaveAccessibleName(/Notifications/),
  );
});
