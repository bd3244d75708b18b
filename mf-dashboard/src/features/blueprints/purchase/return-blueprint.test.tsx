import { completeTask, listUserBlueprints, RETURN_TEST_SENTENCE, returnBlueprint } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createOpenPay } from '../../../testing/open-pay.factory.ts';
import { renderAsMember } from '../../../testing/render-as-member.tsx';
import { createTask } from '../../../testing/task.factory.ts';
import { createUserBlueprint } from '../../../testing/user-blueprint.factory.ts';

const RETURNABLE = createUserBlueprint({ blueprintId: 2, returnableUntil: '9999-01-01T00:00:00.000Z' });
const FREE = createUserBlueprint();

test('returns a blueprint after a dialog that says what happens, and shows that it is being returned', async () => {
  const { person, server } = await renderAsMember('/blueprint/2', { userBlueprints: [RETURNABLE, FREE] });
  const returning = {
    ...RETURNABLE,
    status: 'returning',
    approved: false,
    returnableUntil: null,
    returnRequestedAt: '2026-03-02T12:00:00.000Z',
  } as const;
  server.respondWith(returnBlueprint, returning);

  await person.click(await screen.findByRole('button', { name: 'Return blueprint' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Return AI Image Creation?' }));
  expect(
    dialog.getByText(/Its tasks close at once.*You get \$69\.99 back.*to the account that paid/),
  ).toBeVisible();
  server.respondWith(listUserBlueprints, { items: [returning, FREE], next: null });
  await person.click(dialog.getByRole('button', { name: 'Return blueprint' }));

  expect(await screen.findByText(/You returned it on/)).toHaveTextContent('You get $69.99 back.');
  expect(server.calls(returnBlueprint)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Return|Purchase/ })).not.toBeInTheDocument();
});

test('offers no return once the right has ended', async () => {
  const ended = { ...RETURNABLE, returnableUntil: '2020-01-01T00:00:00.000Z' };
  await renderAsMember('/blueprint/2', { userBlueprints: [ended, FREE] });
  expect(await screen.findByText('You have access to its tasks for life.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Return blueprint' })).not.toBeInTheDocument();
});

test('says that the time depends on a test that is not passed', async () => {
  await renderAsMember('/blueprint/2', {
    userBlueprints: [RETURNABLE, FREE],
    openPay: createOpenPay({ needsTest: true }),
  });
  expect(await screen.findByText(/starting one does not/)).toBeVisible();
  expect(await screen.findByText(new RegExp(RETURN_TEST_SENTENCE))).toBeVisible();
});

test('shows why a return was rejected, and that a returned blueprint can be bought again', async () => {
  const rejected = { ...RETURNABLE, reason: 'You got the payment back already.' };
  const { server, goTo } = await renderAsMember('/blueprint/2', { userBlueprints: [rejected, FREE] });
  expect(await screen.findByText(/Your return was rejected: You got the payment back/)).toBeVisible();

  const returned = { ...RETURNABLE, status: 'returned', approved: false, returnableUntil: null } as const;
  server.respondWith(listUserBlueprints, { items: [returned, FREE], next: null });
  await goTo('/dashboard');
  await goTo('/blueprint/2');
  expect(await screen.findByText(/We sent/)).toHaveTextContent('$69.99 to the account that paid');
  expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeEnabled();
});

test.each(['/dashboard', '/dashboard/tasks'])(
  'says before a task is done that it ends the right to return: %s',
  async (path) => {
    const task = createTask({ blueprintId: 2, title: 'Describe a picture' });
    const { person, server } = await renderAsMember(path, {
      userBlueprints: [RETURNABLE, FREE],
      blueprintTasks: [task],
    });
    if (path === '/dashboard/tasks')
      await person.click(await screen.findByRole('button', { name: /Describe a picture/ }));

    expect(await screen.findByText('This ends your right to return the blueprint')).toBeVisible();
    expect(server.calls(completeTask)).toEqual([]);
  },
);
