import {
  getAttempt,
  getCertificate,
  getTest,
  reportUnit,
  saveAttempt,
  setCertificateName,
  startAttempt,
  submitAttempt,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import {
  createAttempt,
  createAttemptRow,
  createCertificate,
  createCourse,
  createFailedAttempt,
  createPassedAttempt,
  createTestState,
} from '../../testing/learning.factory.ts';
import { choose, openTest, TEST_PAGE, TRUE } from '../../testing/open-test.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const COURSES = { courses: [createCourse()] };

test('says the rules, and starts a test of the chosen time', async () => {
  const { server, person } = await renderAsMember(TEST_PAGE, COURSES);
  const panel = within(await screen.findByRole('region', { name: 'Before you start' }));
  expect(panel.getByText(/You pass with 23 right answers, of which at least 2 in each/)).toBeVisible();
  expect(panel.getByText(/after 24 hours, then after 72 hours.*after 14 days each/)).toBeVisible();
  expect(panel.getByText(/not supervised, and the certificate says so/)).toBeVisible();
  await person.click(panel.getByRole('radio', { name: '90 minutes' }));

  server.respondWith(startAttempt, createAttempt());
  server.respondWith(getAttempt, createAttempt());
  server.respondWith(getTest, createTestState({ closed: 'attempt_open', openAttemptId: 'a1' }));
  await person.click(panel.getByRole('button', { name: 'Start the test: 90 minutes' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toHaveFocus());
  expect(server.calls(startAttempt)[0]).toMatchObject({
    params: { courseId: 1 },
    body: { isLong: true, kind: 'test' },
  });
});

test.each([
  ['test_needed', true],
  ['passed', false],
] as const)(
  'says before the start that passing ends the longer right of return (%s)',
  async (workGate, isSaid) => {
    const end = '9999-01-01T00:00:00.000Z';
    await renderAsMember('/dashboard/learn/3/test', {
      courses: [createCourse({ id: 3 })],
      userBlueprints: [createUserBlueprint({ blueprintId: 3, returnableUntil: end })],
      test: { courseId: 3, workGate },
    });
    expect(await screen.findByRole('button', { name: /Start the test/ })).toBeVisible();
    const said = /you can return the blueprint\. Once you pass, .* first 14 days/;
    await waitFor(() => expect(screen.queryAllByText(said)).toHaveLength(isSaid ? 1 : 0));
  },
);

test('says when the test can be taken again, and keeps earlier results', async () => {
  await renderAsMember(TEST_PAGE, {
    ...COURSES,
    test: {
      closed: 'wait',
      retakeAt: '2026-01-03T12:30:00.000Z',
      attempts: [createAttemptRow({ state: 'failed', right: 1 })],
    },
  });
  expect(await screen.findByText('You can take it again later')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Start the test/ })).not.toBeInTheDocument();
  const rows = within(screen.getByRole('region', { name: 'Your attempts' }));
  expect(rows.getByRole('link')).toHaveAttribute('href', `${TEST_PAGE}?attempt=a1`);
  expect(rows.getByText('1 of 3 right')).toBeVisible();
});

test('asks for a confirmed address before the start', async () => {
  await renderAsMember(TEST_PAGE, { ...COURSES, test: { closed: 'email_not_confirmed' } });
  expect(await screen.findByText('Confirm your email address first')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  );
  expect(screen.getByText(/It works for 24 hours/)).toBeVisible();
});

test('says that a skill has no course yet', async () => {
  await renderAsMember(TEST_PAGE);
  expect(await screen.findByText('This skill has no course yet')).toBeVisible();
});

test('is answered in any order, saved at once, and handed in after a summary', async () => {
  const { server, person, saved, path } = await openTest();
  await person.click(screen.getByRole('button', { name: 'Mark for later' }));
  await person.click(screen.getByRole('button', { name: /^Item 3/ }));
  expect(screen.getByRole('heading', { name: 'Question 3 of 3' })).toHaveFocus();
  expect(path()).toBe(`${TEST_PAGE}?question=3`);
  choose('True');
  // Before the server has it, the browser does.
  expect(localStorage.getItem('member-data:user-1:draft:a1')).toContain('"true"');
  await screen.findByText(/^Saved \d/);
  expect(saved().flatMap(({ items }) => items)).toEqual(
    expect.arrayContaining([
      { number: 1, answers: {}, isMarked: true },
      { number: 3, answers: TRUE, isMarked: false },
    ]),
  );

  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in the test' }));
  expect(dialog.getByText('2 questions not answered')).toBeVisible();
  expect(dialog.getByText('1 question marked')).toBeVisible();
  server.respondWith(submitAttempt, createFailedAttempt());
  server.respondWith(getAttempt, createFailedAttempt());
  server.respondWith(getTest, createTestState({ closed: 'wait', retakeAt: '2026-01-03T12:30:00.000Z' }));
  await person.click(dialog.getByRole('button', { name: 'Hand in' }));

  expect(await screen.findByText('Not passed: 1 of 3 right')).toBeVisible();
  expect(path()).toBe(`${TEST_PAGE}?attempt=a1`);
});

test('keeps answers without a connection, says so, and sends them after a reload', async () => {
  const { server, unmount } = await openTest();
  server.disconnect(saveAttempt);
  choose('True');
  expect(await screen.findByText('Not saved yet: kept on this device, will be sent')).toBeVisible();
  unmount();

  const { saved } = await openTest();
  expect(screen.getByRole('radio', { name: /^True/ })).toBeChecked();
  await screen.findByText(/^Saved \d/);
  expect(saved()[0]).toMatchObject({ version: 0, items: [{ number: 1, answers: TRUE }] });
  expect(localStorage.getItem('member-data:user-1:draft:a1')).toBeNull();
});

test('reports a question, which is answered all the same', async () => {
  const { server, person } = await openTest({}, '?question=2');
  server.respondWith(reportUnit, undefined);
  await person.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report question 2' }));
  await person.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await dialog.findByText('Choose what is wrong')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: 'No answer is right' }));
  await person.click(dialog.getByRole('button', { name: 'Report' }));

  expect(await screen.findByRole('button', { name: 'Reported' })).toBeDisabled();
  expect(server.calls(reportUnit)[0]).toMatchObject({
    params: { id: 'a1' },
    body: { number: 2, reason: 'none_right', text: '' },
  });
});

test('shows a failed result by objective with the lesson to read, and no answer of the test', async () => {
  const { server, goTo } = await renderAsMember('/dashboard', {
    ...COURSES,
    test: { closed: 'wait', attempts: [createAttemptRow({ state: 'failed', right: 1 })] },
  });
  server.respondWith(getAttempt, createFailedAttempt());
  await goTo(`${TEST_PAGE}?attempt=a1`);

  const objectives = within(await screen.findByRole('region', { name: 'By objective' }));
  expect(objectives.getByText('0 of 2')).toBeVisible();
  expect(objectives.getByText('Too few')).toBeVisible();
  expect(objectives.getByRole('link', { name: 'Read “What was made up”' })).toHaveAttribute(
    'href',
    '/learn/ai-basics/made-up',
  );
  expect(screen.getByText(/You can take it again from/)).toHaveTextContent('Jan 03, 2026');
  expect(screen.getByText('The year is wrong.')).toBeInTheDocument();
});

test('shows a name on the certificate only with consent', async () => {
  const { server, goTo, person } = await renderAsMember('/dashboard', {
    ...COURSES,
    user: { fullName: 'Ольга Żółć' },
    test: { closed: 'passed', workGate: 'passed' },
  });
  server.respondWith(getAttempt, createPassedAttempt());
  server.respondWith(getCertificate, createCertificate());
  await goTo(`${TEST_PAGE}?attempt=a1`);
  expect(await screen.findByText('Passed: 3 of 3 right')).toBeVisible();
  const panel = within(await screen.findByRole('region', { name: 'Your certificate' }));
  expect(await panel.findByRole('link', { name: 'Open the certificate' })).toHaveAttribute(
    'href',
    '/certificate/C0DE-1',
  );

  server.respondWith(setCertificateName, createCertificate('Ольга Żółć'));
  expect(panel.getByLabelText('Name to show')).toHaveValue('Ольга Żółć');
  await person.click(panel.getByRole('button', { name: 'Show this name' }));
  expect(panel.getByText('Agree first, or keep your username')).toBeVisible();
  expect(server.calls(setCertificateName)).toHaveLength(0);
  await person.click(panel.getByRole('checkbox'));
  await person.click(panel.getByRole('button', { name: 'Show this name' }));
  await waitFor(() => expect(server.calls(setCertificateName)[0]?.body).toEqual({ name: 'Ольга Żółć' }));
});
