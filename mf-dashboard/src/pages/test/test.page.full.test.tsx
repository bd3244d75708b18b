import { getAttempt, getTest, saveAttempt } from '@platform/contracts';
import { writeMemberData } from '@platform/kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  createAttempt,
  createAttemptRow,
  createCourse,
  createFailedAttempt,
  createProgress,
  createTestState,
  createUnit,
} from '../../testing/learning.factory.ts';
import { choose, openTest, TEST_PAGE, TRUE } from '../../testing/open-test.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** Lets the device sleep: its clock goes on, its timers do not. */
function sleep(ms: number): void {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('shows the time of the server, and shows it right at once after the device slept', async () => {
  // Ten minutes of the hour are over; the clock of the browser says another year.
  const { server } = await openTest({ now: '2026-01-02T12:10:00.000Z' });
  expect(screen.getByRole('timer')).toHaveTextContent(/^(50:00|49:5\d) left$/);
  sleep(180_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(47:00|46:5\d) left$/);
  await waitFor(() => expect(server.calls(getAttempt).length).toBeGreaterThan(1));
});

test('sends what was answered in the last second when the time is over, and shows the result', async () => {
  const { server, saved, path } = await openTest({ now: '2026-01-02T12:59:58.800Z' });
  choose('True');
  expect(await screen.findByText('Your time is over')).toBeVisible();
  expect(saved().at(-1)).toMatchObject({ items: [{ number: 1, answers: TRUE }] });
  expect(screen.queryByRole('button', { name: 'Hand in' })).not.toBeInTheDocument();

  server.respondWith(getAttempt, createFailedAttempt({ ending: 'time_over' }));
  server.respondWith(getTest, createTestState({ closed: 'wait' }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/The time ended before it was handed in/)).toBeVisible();
  expect(path()).toBe(`${TEST_PAGE}?attempt=a1`);
});

test('says that answers were not sent before the end', async () => {
  const unsent = { version: 0, at: '', items: [{ itemId: '1', answers: TRUE, isMarked: false }] };
  writeMemberData('user-1', 'draft:a1', unsent);
  const { server, goTo, person } = await renderAsMember('/dashboard', {
    courses: [createCourse()],
    test: { closed: 'wait', attempts: [createAttemptRow({ state: 'failed', right: 0 })] },
  });
  server.respondWith(getAttempt, createFailedAttempt({ ending: 'time_over' }));
  await goTo(`${TEST_PAGE}?attempt=a1`);
  expect(await screen.findByText('1 answer of this device could not be sent before the end')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Understood' }));
  expect(localStorage.getItem('member-data:user-1:draft:a1')).toBeNull();
});

test('shows both answers to a question that another device saved', async () => {
  const { server, saved, person } = await openTest();
  const other = { verdict: { selected: ['false'], cannotTell: false, note: '' } };
  const items = [
    createUnit({ id: '1', answers: other, version: 4 }),
    ...createAttempt().items.filter(({ id }) => id !== '1'),
  ];
  server.respondWith(getAttempt, createAttempt({ version: 4, savedBy: 'Chrome on Android', items }));
  server.rejectWith(saveAttempt, {
    code: 'draft_newer',
    version: 4,
    savedAt: '2026-01-02T12:05:00.000Z',
    device: 'Chrome on Android',
  });
  choose('True');
  const panel = within(await screen.findByRole('alert', { name: 'Two versions of your answers' }));
  expect((await panel.findAllByText(/Chrome on Android/))[0]).toBeVisible();

  server.respondWith(saveAttempt, {
    ...{ version: 5, savedAt: '2026-01-02T12:06:00.000Z', endsAt: createAttempt().endsAt },
  });
  await person.click(panel.getByRole('button', { name: 'Keep the answers of this page' }));
  await screen.findByText(/^Saved \d/);
  expect(saved().at(-1)).toMatchObject({ version: 4, items: [{ number: 1, answers: TRUE }] });
});

test('takes over what another device saved of other questions', async () => {
  const { server, person } = await openTest();
  const items = [
    createUnit({ id: '1', answers: TRUE, version: 2 }),
    createUnit({ id: '2' }),
    createUnit({ id: '3', answers: TRUE, version: 1 }),
  ];
  server.respondWith(getAttempt, createAttempt({ version: 2, items }));
  // Version 1 is of the other device.
  server.respondWith(saveAttempt, {
    ...{ version: 2, savedAt: '2026-01-02T12:06:00.000Z', endsAt: createAttempt().endsAt },
  });
  choose('True');
  expect(await screen.findByText('2 of 3 answered')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Item 3\b.*done/ }));
  expect(screen.getByRole('radio', { name: /^True/ })).toBeChecked();
});

test('leads to the result if the test was handed in elsewhere', async () => {
  const { server, person } = await openTest();
  server.rejectWith(saveAttempt, { code: 'wrong_state' });
  choose('True');
  expect(await screen.findByText('This test has ended')).toBeVisible();
  server.respondWith(getAttempt, createFailedAttempt());
  server.respondWith(getTest, createTestState({ closed: 'wait' }));
  await person.click(screen.getByRole('button', { name: 'See the result' }));
  expect(await screen.findByText('Not passed: 1 of 3 right')).toBeVisible();
});

test('says on the page of one test that another one is open', async () => {
  const image = createCourse({ id: 2, slug: 'ai-images', title: 'AI Images' });
  await renderAsMember(TEST_PAGE, {
    courses: [createCourse(), image],
    progress: [createProgress({ courseId: 2, openAttemptId: 'a2' })],
  });
  expect(await screen.findByText('Your AI Images test is open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with the test' })).toHaveAttribute(
    'href',
    '/dashboard/learn/2/test',
  );
});

test('shows no attempt of another account', async () => {
  const { server, goTo } = await renderAsMember('/dashboard', { courses: [createCourse()] });
  server.rejectWith(getAttempt, { code: 'not_found' });
  await goTo(`${TEST_PAGE}?attempt=other`);
  expect(await screen.findByText('Only attempts of your own account are here.')).toBeVisible();
});

test('renews a certificate in its last months', async () => {
  await renderAsMember(TEST_PAGE, {
    courses: [createCourse()],
    test: {
      closed: null,
      workGate: 'passed',
      certificate: {
        ...{ code: 'C0DE-1', state: 'expired', validUntil: '2026-01-01T00:00:00.000Z' },
        renewableFrom: '2025-10-01T00:00:00.000Z',
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Renew the certificate' }));
  expect(panel.getByText(/^10 questions. 8 right answers renew/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Start the test: 20 minutes' })).toBeVisible();
});
