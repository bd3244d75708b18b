import { completeTask, listBlueprintTasks, listFreeTasks } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion, createTask } from '../../testing/task.factory.ts';
import { createWorkTask } from '../../testing/submission.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

const PAGE = '/dashboard/tasks';
const CLIP = createTask({
  id: 'clip',
  title: 'Cut a clip',
  description: 'Thirty seconds.',
  blueprintId: 3,
  reward: 31,
});
const BANNER = createTask({
  id: 'banner',
  title: 'Paint a banner',
  description: 'For a shop.',
  blueprintId: 2,
  reward: 14,
});
const SCENARIO = {
  userBlueprints: [
    createUserBlueprint(),
    createUserBlueprint({ blueprintId: 2 }),
    createUserBlueprint({ blueprintId: 3 }),
  ],
  blueprintTasks: [CLIP, BANNER],
};

test('shows the number of available tasks and the daily limit', async () => {
  await renderAsMember(PAGE, SCENARIO);
  expect(await screen.findByText('5 Tasks Available')).toBeVisible();
  expect(screen.getByText(/^Complete up to 20 tasks per day/)).toBeVisible();
});

test('sorts by pay, or by time', async () => {
  const { person, path } = await renderAsMember(PAGE, {
    ...SCENARIO,
    blueprintTasks: [{ ...CLIP, estimatedTime: 50 }, BANNER],
    workTasks: [
      createWorkTask({ title: 'Long work', estimatedTime: 60, reward: 31 }),
      createWorkTask({ title: 'Short work', estimatedTime: 20, reward: 14 }),
    ],
  });
  const listTitles = () =>
    screen
      .getAllByText(/^(Long work|Short work|Cut a clip|Paint a banner)$/)
      .map(({ textContent }) => textContent);
  await screen.findByText('Long work');
  expect(listTitles()).toEqual(['Long work', 'Short work', 'Cut a clip', 'Paint a banner']);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Shortest first');
  expect(listTitles()).toEqual(['Short work', 'Long work', 'Paint a banner', 'Cut a clip']);
  expect(path()).toBe(`${PAGE}?sort=time`);
});

test('searches titles and descriptions, filters by category, and clears both', async () => {
  const { person, path } = await renderAsMember(PAGE, SCENARIO);

  await person.type(await screen.findByRole('searchbox', { name: 'Search tasks' }), 'SHOP');
  expect(screen.getByText('1 Task Available')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paint a banner' })).toBeVisible();
  expect(path()).toBe(`${PAGE}?q=SHOP`);

  const category = screen.getByRole('combobox', { name: 'Category' });
  expect(
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All Categories',
    'Free Tasks',
    'AI Basics - Beginner Tier',
    'AI Image Creation',
    'AI Video Creation',
  ]);
  await person.selectOptions(category, 'AI Video Creation');
  expect(screen.getByText('0 Tasks Available')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByText('5 Tasks Available')).toBeVisible();
  expect(path()).toBe(PAGE);
});

test('shows six tasks of a group, and all of them on request', async () => {
  const blueprintTasks = Array.from({ length: 8 }, (_, index) =>
    createTask({ id: `clip-${index}`, title: `Clip ${index}`, blueprintId: 3 }),
  );
  const { person } = await renderAsMember(PAGE, { ...SCENARIO, blueprintTasks });
  const group = within(await screen.findByRole('region', { name: 'AI Video Creation' }));
  expect(group.getAllByRole('listitem')).toHaveLength(6);

  await person.click(group.getByRole('button', { name: /^Show all 8/ }));
  expect(group.getAllByRole('listitem')).toHaveLength(8);
  expect(group.getByRole('button', { name: /^Show only 6/ })).toHaveFocus();
});

test('opens a task in a dialog with a demo notice, and completes it', async () => {
  const { server, person } = await renderAsMember(PAGE, SCENARIO);
  let finish = () => {};
  server.respondWith(completeTask, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return createCompletion({ taskId: 'clip', reward: 31 });
  });

  await person.click(await screen.findByRole('button', { name: 'Cut a clip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cut a clip' }));
  expect(dialog.getByText('AI Video Creation')).toBeVisible();
  expect(dialog.getByText('5 minutes')).toBeVisible();
  expect(dialog.getByText('$31.00')).toBeVisible();
  expect(dialog.getByText('This is a demo')).toBeVisible();

  await person.click(dialog.getByRole('button', { name: 'Complete Task' }));
  expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  finish();

  expect(await screen.findByText('Task Completed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cut a clip' })).not.toBeInTheDocument());
});

test('keeps the dialog open if a task could not be completed', async () => {
  const { server, person } = await renderAsMember(`${PAGE}?task=clip`, SCENARIO);
  server.rejectWith(completeTask, { code: 'already_completed', message: 'This task is completed already.' });

  await person.click(await screen.findByRole('button', { name: 'Complete Task' }));

  expect(await screen.findByText('This task is completed already.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Cut a clip' })).toBeVisible();
});

test('opens nothing after twenty tasks, and shows when the daily limit resets', async () => {
  await renderAsMember(`${PAGE}?task=clip`, {
    ...SCENARIO,
    user: { tasksToday: { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cut a clip' }));
  expect(dialog.queryByRole('button', { name: 'Complete Task' })).not.toBeInTheDocument();
  expect(dialog.getByText('Done for today')).toBeVisible();
  expect(dialog.getByText(/You can complete more tasks in 12 h, from/)).toBeVisible();
  expect(screen.getByText('0 Tasks Available')).toBeInTheDocument();
  expect(
    screen.getByText("You've completed all available tasks for today. Check back tomorrow!"),
  ).toBeInTheDocument();
});

test('puts the demo notice above the instructions, which end with what to hand in', async () => {
  await renderAsMember(`${PAGE}?task=clip`, SCENARIO);
  const notice = await screen.findByText('This is a demo');
  const instructions = screen.getByRole('heading', { name: 'Instructions' });
  expect(notice.compareDocumentPosition(instructions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('links a detection task to the free tasks page', async () => {
  await renderAsMember(`${PAGE}?task=browser`);
  expect(await screen.findByRole('link', { name: 'Go to the detection task' })).toHaveAttribute(
    'href',
    '/dashboard/free-tasks',
  );
  expect(screen.queryByText(/You submit no work/)).not.toBeInTheDocument();
});

test('logs and leaves out a blueprint whose tasks fail to load', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await renderAsMember(PAGE, {
    userBlueprints: [createUserBlueprint(), createUserBlueprint({ blueprintId: 3 })],
  });
  server.respondWith(listBlueprintTasks, ({ params }) => {
    if (params.blueprintId === 1) throw new TypeError('Failed to fetch');
    return { items: [CLIP], next: null };
  });

  expect(await screen.findByText('4 Tasks Available')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be loaded: 1'));
});

test('keeps the free tasks if the only blueprint is left out', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await renderAsMember(PAGE, { userBlueprints: [createUserBlueprint()] });
  server.disconnect(listBlueprintTasks);

  expect(await screen.findByText('3 Tasks Available')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reports that the tasks failed to load, and retries', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.disconnect(listFreeTasks);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your tasks');

  server.respondWith(listFreeTasks, { items: [], next: null });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('0 Tasks Available')).toBeVisible();
});

const WORK_ONLY = {
  userBlueprints: [createUserBlueprint()],
  freeTasks: [],
  workTasks: [createWorkTask({ title: 'True or false' })],
};

test('does not say that nothing is found or all is done while real work is open', async () => {
  const { person } = await renderAsMember(PAGE, WORK_ONLY);
  expect(await screen.findByRole('link', { name: 'True or false' })).toBeVisible();
  expect(screen.queryByText(/Tasks Available/)).not.toBeInTheDocument();
  expect(screen.queryByText(/You have completed every/)).not.toBeInTheDocument();
  expect(screen.queryByText('No tasks found')).not.toBeInTheDocument();

  const search = screen.getByRole('searchbox', { name: 'Search tasks' });
  await person.type(search, 'false');
  expect(screen.queryByText('No tasks found')).not.toBeInTheDocument();
  await person.type(search, ' banner');
  expect(screen.getByText('No tasks found')).toBeVisible();
});

test('says that no task is open without a filter to clear', async () => {
  await renderAsMember(PAGE, { ...WORK_ONLY, workTasks: [] });
  expect(await screen.findByText(/^You have completed every open task of your blueprints/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});
