import { claimSignupBonus, completeTask, listBlueprintTasks, listUserBlueprints } from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion, createTask } from '../../testing/task.factory.ts';
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

test('offers the bonus to a new member and claims it', async () => {
  const { server, person } = await renderAsMember('/dashboard');
  let finish = () => {};
  server.respondWith(claimSignupBonus, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return createUser({ signupBonusClaimed: true, balance: 50 });
  });

  await person.click(await screen.findByRole('button', { name: 'Claim $50 bonus' }));
  expect(screen.getByRole('button', { name: 'Claiming...' })).toBeDisabled();
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

test.each([
  [[], 'Activate the free blueprint to access AI tasks and start earning.'],
  [
    [createUserBlueprint({ status: 'pending' })],
    'Your free blueprint verification is pending. Browser and Phone Detection tasks are available until your verification is approved.',
  ],
  [[createUserBlueprint()], "You've completed all available tasks for today. Check back tomorrow!"],
])('explains why no task is open (%#)', async (userBlueprints, message) => {
  const completions = ['browser', 'phone'].map((taskId) => createCompletion({ taskId }));
  await renderAsMember('/dashboard', { userBlueprints, completions });
  expect(await screen.findByText(message)).toBeVisible();
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
  expect(within(panel).getByRole('link', { name: 'See all 6 open tasks' })).toHaveAttribute(
    'href',
    '/dashboard/tasks',
  );

  await person.click(within(panel).getByRole('button', { name: 'Complete: Task of 31 no 1' }));

  expect(await screen.findByText('Task Completed')).toBeVisible();
  expect(screen.getByText("You've successfully completed the task and earned a reward!")).toBeVisible();
  expect(server.calls(completeTask)[0]?.body).toEqual({ taskId: 't1', reward: 31 });
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
