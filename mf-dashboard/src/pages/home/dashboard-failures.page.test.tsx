import {
  completeTask,
  listBlueprintTasks,
  listCompletions,
  listUserBlueprints,
  type Completion,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion, createTask } from '../../testing/task.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

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
