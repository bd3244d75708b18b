import {
  claimSignupBonus,
  completeTask,
  getMe,
  resendVerification,
  listBlueprintTasks,
  listCompletions,
  listUserBlueprints,
  type Completion,
} from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createCourse, createProgress } from '../../testing/learning.factory.ts';
import { createOpenPay } from '../../testing/open-pay.factory.ts';
import { BROWSER_TASK, renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion, createTask } from '../../testing/task.factory.ts';
import { createWorkTask } from '../../testing/submission.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

test('shows the balances, the progress to $500 and the next unlock date', async () => {
  await renderAsMember('/dashboard', {
    user: {
      balance: 412.5,
      lockedBalance: 124,
      totalEarned: 536.5,
      nextUnlock: { amount: 31, at: '2026-01-05T12:00:00.000Z' },
      tasksToday: { completed: 6, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' },
    },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, maria' })).toBeVisible();
  expect(screen.getByText('6 of 20 tasks done today, resets in 12 h')).toBeVisible();
  expect(screen.getByText('$412.50')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Withdrawal progress' })).toHaveAttribute(
    'aria-valuenow',
    '412.5',
  );
  expect(screen.getByLabelText('Your money')).toHaveTextContent('Next: $31.00 on Jan 05, 2026');
  expect(screen.getByText('No open withdrawals')).toBeVisible();
  expect(screen.getByText('$536.50')).toBeVisible();
});

test('shows what can be reached without another purchase, and what fills the gap', async () => {
  await renderAsMember('/dashboard', {
    user: { balance: 50, signupBonusClaimed: true },
    completions: [createCompletion({ taskId: BROWSER_TASK.id })],
    openPay: createOpenPay({ work: { count: 4, dollars: 40 }, demo: { count: 24, dollars: 240 } }),
  });

  const summary = await screen.findByText(/without another purchase/);
  expect(summary).toHaveTextContent(
    'At most $340.00 without another purchase, $160.00 less than a withdrawal needs',
  );
  const details = summary.closest('details');
  expect(details).toHaveTextContent('Available$50.00Free tasks$10.00Open work$40.00Demo tasks$240.00');
  expect(details).toHaveTextContent('A withdrawal needs $500. The missing $160.00 can come from the tasks');
});

test('draws a cell for each task of the day, with the topic of those that are done', async () => {
  await renderAsMember('/dashboard', {
    user: { tasksToday: { completed: 2, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
    completions: [
      createCompletion({ taskId: 'a', blueprintId: 4, completionDate: '2026-01-02T08:00:00.000Z' }),
      createCompletion({ taskId: 'b', blueprintId: 2, completionDate: '2026-01-01T23:00:00.000Z' }),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelectorAll('[data-done] .lucide-mic')).toHaveLength(1));
  expect(document.querySelectorAll('[data-done]')).toHaveLength(2);
});

describe('the way to the first payout', () => {
  const find = () => screen.findByRole('region', { name: 'Your way to the first payout' });

  test('begins with the email address, which can be confirmed here', async () => {
    const { server, person } = await renderAsMember('/dashboard');
    server.respondWith(resendVerification, undefined);
    const way = within(await find());
    expect(way.getByText('15 days after its task')).toBeVisible();
    expect(way.getByText(/to go/)).toHaveTextContent('$0.00 available, $500.00 to go');
    expect(way.queryByText('Done')).not.toBeInTheDocument();
    await person.click(way.getByRole('button', { name: 'Send a new link' }));
    expect(await way.findByText('A new link is on its way')).toBeVisible();
  });

  test('says what is done, when the first reward unlocks, and when a payout is possible', async () => {
    await renderAsMember('/dashboard', {
      user: { emailVerified: true, balance: 495, lockedBalance: 10 },
      userBlueprints: [createUserBlueprint({ status: 'pending' })],
      completions: [createCompletion()],
    });
    const [email, identity, task, unlock, balance] = within(await find()).getAllByRole('listitem');
    expect(email).toHaveTextContent('Done');
    expect(identity).toHaveTextContent('Under review');
    expect(task).toHaveTextContent('Done');
    expect(unlock).toHaveTextContent('Mar 16, 2026');
    expect(balance).toHaveTextContent(
      '$495.00 available, $5.00 to go. Your locked rewards reach it on Mar 16, 2026',
    );
  });

  test('is gone once a payout can be requested and approved', async () => {
    await renderAsMember('/dashboard', {
      user: { emailVerified: true, balance: 500 },
      userBlueprints: [createUserBlueprint()],
    });
    await screen.findByRole('region', { name: "Today's tasks" });
    expect(screen.queryByText('Your way to the first payout')).not.toBeInTheDocument();
  });
});

test('offers the bonus to a new member and claims it', async () => {
  const { server, person } = await renderAsMember('/dashboard');
  let finish = () => {};
  server.respondWith(claimSignupBonus, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return createUser({ signupBonusClaimed: true, balance: 50 });
  });

  await person.click(await screen.findByRole('button', { name: 'Claim $50 bonus' }));
  expect(await screen.findByRole('button', { name: 'Claiming...' })).toBeDisabled();
  finish();

  expect(await screen.findByText('Bonus claimed!')).toBeVisible();
  expect(screen.getByText('$50 has been added to your balance.')).toBeVisible();
});

test('shows that the bonus was already claimed in another tab', async () => {
  const { server, person } = await renderAsMember('/dashboard');
  server.rejectWith(claimSignupBonus, {
    code: 'bonus_already_claimed',
    message: 'The signup bonus has already been claimed on this account.',
  });

  await person.click(await screen.findByRole('button', { name: 'Claim $50 bonus' }));

  expect(await screen.findByText('Error claiming bonus')).toBeVisible();
  expect(screen.getByText('The signup bonus has already been claimed on this account.')).toBeVisible();
});

test.each([
  [[], 'Activate the free blueprint to access AI tasks and start earning.'],
  [
    [createUserBlueprint({ status: 'pending' })],
    'Your free blueprint verification is pending. Browser and Phone Detection tasks are available until your verification is approved. You have completed both.',
  ],
  [
    [createUserBlueprint()],
    'You have completed every open task of your blueprints. Another blueprint has tasks of its own.',
  ],
  [
    [createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' })],
    'Your identity verification was rejected for good, so no further tasks open.',
  ],
])('explains why no task is open (%#)', async (userBlueprints, message) => {
  const completions = ['browser', 'phone'].map((taskId) => createCompletion({ taskId }));
  await renderAsMember('/dashboard', { userBlueprints, completions });
  expect(await screen.findByText(message)).toBeVisible();
});

test('offers the test that opens the paid work, and leads back to one that is open', async () => {
  await renderAsMember('/dashboard', {
    user: { signupBonusClaimed: true },
    userBlueprints: [createUserBlueprint()],
    completions: ['browser', 'phone'].map((taskId) => createCompletion({ taskId })),
    workTasks: [1, 2, 3].map((number) =>
      createWorkTask({ id: `w01-0${number}`, blueprintId: 1, closed: 'test_needed' }),
    ),
    courses: [createCourse()],
    progress: [createProgress({ openAttemptId: 'a1' })],
  });

  const step = within(await screen.findByRole('region', { name: /^Next: the free test of AI Basics/ }));
  expect(step.getByText(/opens 3 paid tasks/)).toBeVisible();
  expect(step.getByRole('link', { name: 'About the test' })).toHaveAttribute(
    'href',
    '/dashboard/learn/1/test',
  );
  expect(screen.getByText(/The paid work opens with the free test/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Go on with the test' })).toBeVisible();
});

test('shows five tasks, highest reward first, and completes one with a click', async () => {
  const tasks = [10, 31, 31, 31, 31, 31].map((reward, index) =>
    createTask({ id: `t${index}`, title: `Task of ${reward} no ${index}`, reward, blueprintId: 3 }),
  );
  const { server, person } = await renderAsMember('/dashboard', {
    userBlueprints: [createUserBlueprint({ blueprintId: 3 })],
    blueprintTasks: tasks,
  });
  server.respondWith(completeTask, createCompletion({ taskId: 't1', reward: 31 }));

  const panel = await screen.findByRole('region', { name: "Today's tasks" });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
  expect(within(panel).queryByText('Task of 10 no 0')).not.toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'See all open tasks' })).toHaveAttribute(
    'href',
    '/dashboard/tasks',
  );

  await person.click(within(panel).getByRole('button', { name: 'Complete: Task of 31 no 1' }));

  expect(await screen.findByText('Task Completed')).toBeVisible();
  expect(screen.getByText("You've successfully completed the task and earned a reward!")).toBeVisible();
  expect(server.calls(completeTask)[0]?.body).toEqual({ taskId: 't1', reward: 31 });
});

describe('at the daily limit', () => {
  const LIMIT_REACHED = { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' };
  const SCENARIO = {
    userBlueprints: [createUserBlueprint()],
    blueprintTasks: [createTask({ title: 'Cut a clip', blueprintId: 1 })],
    user: { signupBonusClaimed: true, tasksToday: LIMIT_REACHED },
  };

  test('offers no task, and shows when the next ones open', async () => {
    await renderAsMember('/dashboard', SCENARIO);

    const panel = within(await screen.findByRole('region', { name: "Today's tasks" }));
    expect(panel.getByRole('heading', { name: 'Done for today' })).toBeVisible();
    expect(panel.getByText(/Check back tomorrow!.*in 12 h, from/)).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start this task' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Done for today' })).toBeVisible();
  });

  test('does not promise tasks for tomorrow if none remain', async () => {
    await renderAsMember('/dashboard', { ...SCENARIO, blueprintTasks: [] });
    expect(await screen.findByText(/every open task of your blueprints/)).toBeVisible();
    expect(screen.queryByText(/Check back tomorrow/)).not.toBeInTheDocument();
  });

  test('opens the tasks again when the day ends while the page is open', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'setImmediate'],
    });
    const now = '2026-01-02T23:59:59.000Z';
    const { server } = await renderAsMember('/dashboard', {
      ...SCENARIO,
      user: { ...SCENARIO.user, now },
    });
    await screen.findByRole('region', { name: 'Done for today' });
    server.respondWith(
      getMe,
      createUser({
        signupBonusClaimed: true,
        now: '2026-01-03T00:00:09.000Z',
        tasksToday: { completed: 0, limit: 20, resetsAt: '2026-01-04T00:00:00.000Z' },
      }),
    );

    // The page looks at its clock every ten seconds.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('button', { name: 'Complete: Cut a clip' })).toBeEnabled();
    jest.useRealTimers();
  });
});

test('offers real work if no demo task is open', async () => {
  await renderAsMember('/dashboard', {
    user: { signupBonusClaimed: true },
    userBlueprints: [createUserBlueprint()],
    freeTasks: [],
    workTasks: [createWorkTask({ id: 'w01-choice', title: 'True or false' })],
  });
  const step = within(await screen.findByRole('region', { name: 'Next: True or false, $15.00' }));
  expect(step.getByRole('link', { name: 'See this task' })).toHaveAttribute(
    'href',
    '/dashboard/tasks/w01-choice/work',
  );
  expect(screen.getByText('Real work is open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See My Tasks' })).toHaveAttribute('href', '/dashboard/tasks');
  expect(screen.queryByText(/You have completed every/)).not.toBeInTheDocument();
});

test('shows why a task was not completed', async () => {
  const { server, person } = await renderAsMember('/dashboard', {
    userBlueprints: [createUserBlueprint({ blueprintId: 3 })],
    blueprintTasks: [createTask({ title: 'Cut a clip', blueprintId: 3 })],
  });
  server.rejectWith(completeTask, {
    code: 'daily_limit_reached',
    message: '20 tasks are done today. The next day begins at midnight UTC.',
  });

  await person.click(await screen.findByRole('button', { name: 'Complete: Cut a clip' }));

  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('20 tasks are done today. The next day begins at midnight UTC.')).toBeVisible();
});

test('links to the detection tasks while the free blueprint is pending', async () => {
  await renderAsMember('/dashboard', {
    user: { signupBonusClaimed: true },
    userBlueprints: [createUserBlueprint({ status: 'pending' })],
  });

  expect(await screen.findByRole('heading', { name: /^Next: Browser Detection Task/ })).toBeVisible();
  expect(screen.getByText('Pending Approval')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open: Phone Detection Task' })).toHaveAttribute(
    'href',
    '/dashboard/free-tasks',
  );
});

test('keeps a completed row in its place, disabled, until the pointer leaves the list', async () => {
  const tasks = [1, 2, 3].map((number) =>
    createTask({ id: `t${number}`, title: `Task ${number}`, blueprintId: 3 }),
  );
  const completions: Completion[] = [];
  const { server, person } = await renderAsMember('/dashboard', {
    userBlueprints: [createUserBlueprint({ blueprintId: 3 })],
    blueprintTasks: tasks,
  });
  server.respondWith(listCompletions, () => ({ items: [...completions], next: null }));
  server.respondWith(completeTask, ({ body }) => {
    completions.push(createCompletion({ taskId: body.taskId }));
    return completions.at(-1)!;
  });
  const panel = within(await screen.findByRole('region', { name: "Today's tasks" }));

  await person.dblClick(panel.getByRole('button', { name: 'Complete: Task 1' }));

  expect(await panel.findByRole('button', { name: 'Completed: Task 1' })).toBeDisabled();
  expect(panel.getAllByRole('button')[0]).toHaveAccessibleName('Completed: Task 1');
  await person.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(panel.queryByText('Task 1')).not.toBeInTheDocument());
  expect(server.calls(completeTask)).toHaveLength(1);
});

test('says that a rejection is final, and offers support instead of another try', async () => {
  await renderAsMember('/dashboard', {
    user: { signupBonusClaimed: true },
    completions: ['browser', 'phone'].map((taskId) => createCompletion({ taskId })),
    userBlueprints: [createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' })],
  });
  const step = within(await screen.findByRole('region', { name: 'Your identity verification was rejected' }));
  expect(step.getByText(/Forged documents. This decision is final/)).toBeVisible();
  expect(step.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/support\/new\?subject=My\+identity\+verification/),
  );
  expect(screen.queryByRole('link', { name: /See what to do|Activate/ })).not.toBeInTheDocument();
});

test.each([
  [null, 'The review takes 24-48 hours.'],
  [
    '2026-03-02T12:00:00.000Z',
    /The review takes 24-48 hours; if it is not done by Mar 02, 2026.*it completes/,
  ],
])('promises automatic approval only if the platform does it (%s)', async (approvedAutomaticallyAt, text) => {
  await renderAsMember('/dashboard', {
    user: { signupBonusClaimed: true },
    completions: ['browser', 'phone'].map((taskId) => createCompletion({ taskId })),
    userBlueprints: [createUserBlueprint({ status: 'pending', approvedAutomaticallyAt })],
  });
  const step = await screen.findByRole('region', { name: /under review/ });
  expect(within(step).getByRole('link', { name: 'Learn meanwhile' })).toHaveAttribute(
    'href',
    '/dashboard/learn',
  );
  if (text instanceof RegExp) expect(step).toHaveTextContent(text);
  else expect(step).toHaveTextContent(`${text} We email you`);
});

test('reports what failed to load and reloads it with Retry', async () => {
  const { server, person } = await renderAsMember('/dashboard');
  server.rejectWith(listUserBlueprints, { code: 'unavailable', message: 'The database does not answer.' });

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your tasks and blueprints');
  expect(alert).toHaveTextContent('The database does not answer.');

  server.respondWith(listUserBlueprints, { items: [], next: null });
  await person.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: "Today's tasks" })).toBeVisible();
});

test('offers a retry when tasks fail to load, instead of claiming that all are done', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server, person } = await renderAsMember('/dashboard', {
    userBlueprints: [createUserBlueprint()],
    user: { signupBonusClaimed: true },
  });
  server.disconnect(listBlueprintTasks);
  expect(await screen.findByRole('heading', { name: 'Some tasks could not be loaded' })).toBeVisible();
  expect(warn).toHaveBeenCalledTimes(1);

  server.respondWith(listBlueprintTasks, {
    items: [createTask({ blueprintId: 1, title: 'Cut a clip' })],
    next: null,
  });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Complete: Cut a clip' })).toBeVisible();
});
