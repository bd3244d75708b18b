import { completeTask, listBlueprintTasks, listFreeTasks } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { visit } from '../../testing/member-page.tsx';
import { completion, task } from '../../testing/task.factory.ts';
import { userBlueprint } from '../../testing/user-blueprint.factory.ts';

const PAGE = '/dashboard/tasks';
const CLIP = task({
  id: 'clip',
  title: 'Cut a clip',
  description: 'Thirty seconds.',
  blueprintId: 3,
  reward: 31,
});
const BANNER = task({
  id: 'banner',
  title: 'Paint a banner',
  description: 'For a shop.',
  blueprintId: 2,
  reward: 14,
});
const WORLD = {
  own: [userBlueprint(), userBlueprint({ blueprintId: 2 }), userBlueprint({ blueprintId: 3 })],
  blueprintTasks: [CLIP, BANNER],
};

test('counts what is available and names the daily limit', async () => {
  await visit(PAGE, WORLD);
  expect(await screen.findByText('5 Tasks Available')).toBeVisible();
  expect(screen.getByText(/^Complete up to 20 tasks per day/)).toBeVisible();
});

test('searches title and description, filters by category, and clears both', async () => {
  const { person, path } = await visit(PAGE, WORLD);

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

test('opens a task in a dialog that says it is a demo, and completes it', async () => {
  const { server, person } = await visit(PAGE, WORLD);
  let finish = () => {};
  server.answer(completeTask, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return completion({ taskId: 'clip', reward: 31 });
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

test('keeps the dialog open when a task could not be completed', async () => {
  const { server, person } = await visit(`${PAGE}?task=clip`, WORLD);
  server.refuse(completeTask, { code: 'already_completed', message: 'This task is completed already.' });

  await person.click(await screen.findByRole('button', { name: 'Complete Task' }));

  expect(await screen.findByText('This task is completed already.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Cut a clip' })).toBeVisible();
});

test('says after twenty tasks when the next ones can be completed', async () => {
  await visit(`${PAGE}?task=clip`, {
    ...WORLD,
    user: { tasksToday: { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cut a clip' }));
  expect(dialog.getByRole('button', { name: 'Complete Task' })).toBeDisabled();
  expect(dialog.getByText('The next ones can be completed in 12 h.')).toBeVisible();
});

test('leads from a detection to its own page', async () => {
  await visit(`${PAGE}?task=browser`);
  expect(await screen.findByRole('link', { name: 'Go to the detection' })).toHaveAttribute(
    'href',
    '/dashboard/free-tasks',
  );
});

test('a blueprint whose tasks do not come is logged and left out', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await visit(PAGE, { own: [userBlueprint(), userBlueprint({ blueprintId: 3 })] });
  server.answer(listBlueprintTasks, ({ params }) => {
    if (params.blueprintId === 1) throw new TypeError('Failed to fetch');
    return { items: [CLIP], next: null };
  });

  expect(await screen.findByText('4 Tasks Available')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be loaded: 1'));
});

test('the only blueprint may be the one that is left out: the free tasks stay', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await visit(PAGE, { own: [userBlueprint()] });
  server.disconnect(listBlueprintTasks);

  expect(await screen.findByText('3 Tasks Available')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that the tasks could not be loaded, and tries again', async () => {
  const { server, person } = await visit(PAGE);
  server.disconnect(listFreeTasks);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your tasks');

  server.answer(listFreeTasks, { items: [], next: null });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('0 Tasks Available')).toBeVisible();
});
