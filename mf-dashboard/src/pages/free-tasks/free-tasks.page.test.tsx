import { completeTask } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { visit } from '../../testing/member-page.tsx';
import { completion } from '../../testing/task.factory.ts';
import { userBlueprint } from '../../testing/user-blueprint.factory.ts';

const PAGE = '/dashboard/free-tasks';

function card(name: string) {
  return within(screen.getByRole('article', { name }));
}

test('submits what was detected, and only after it was shown', async () => {
  const { server, person } = await visit(PAGE);
  server.answer(completeTask, completion({ taskId: 'browser' }));
  await screen.findByRole('heading', { name: 'Browser Detection Task' });
  const task = card('Browser Detection Task');

  expect(task.getByRole('button', { name: 'Submit Task' })).toBeDisabled();
  expect(task.getByText('Please detect your browser first')).toBeVisible();

  await person.click(task.getByRole('button', { name: 'Detect Browser' }));
  const found = await task.findByLabelText('What was detected');
  expect(found).toHaveTextContent(navigator.userAgent);
  expect(found).toHaveTextContent('TouchNo');

  await person.click(task.getByRole('button', { name: 'Submit Task' }));
  expect(await screen.findByText('Task Completed')).toBeVisible();
  const [call] = server.calls(completeTask);
  expect(call?.body).toMatchObject({ taskId: 'browser', reward: 10 });
  expect(Object.values(call?.body.evidence ?? {})).toHaveLength(within(found).getAllByRole('term').length);
});

test('asks for the device to be detected first, too', async () => {
  await visit(PAGE);
  expect(await screen.findByText('Please detect your device first')).toBeVisible();
  expect(card('Phone Detection Task').getByRole('button', { name: 'Submit Task' })).toBeDisabled();
});

test('says when the browser refuses to be detected', async () => {
  const { person } = await visit(PAGE);
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: {
      brands: [],
      mobile: false,
      platform: 'Linux',
      getHighEntropyValues: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    },
  });

  await person.click(await screen.findByRole('button', { name: 'Detect Browser' }));

  expect(await screen.findByText('Detection Failed')).toBeVisible();
  Reflect.deleteProperty(navigator, 'userAgentData');
});

test('keeps the other free tasks closed until an approval', async () => {
  await visit(PAGE);
  await screen.findByRole('heading', { name: 'Write Your First Brief' });
  expect(card('Write Your First Brief').getByText('Not open yet')).toBeVisible();
  expect(screen.getByText(/^0 of 2 completed/)).toBeVisible();
});

test('closes the rest after two, and says until when the rewards are locked', async () => {
  await visit(PAGE, {
    own: [userBlueprint()],
    completions: [completion({ taskId: 'browser' }), completion({ taskId: 'essay' })],
  });
  await screen.findByRole('heading', { name: 'Phone Detection Task' });

  expect(card('Phone Detection Task').getByText('Free task limit reached')).toBeVisible();
  expect(card('Browser Detection Task').getByText(/is locked until/)).toHaveTextContent(
    '$10.00 is locked until Mar 16, 2026.',
  );
});

test('completes a task by hand in its dialog', async () => {
  const { server, person } = await visit(PAGE, { own: [userBlueprint()] });
  server.answer(completeTask, completion({ taskId: 'essay' }));

  await person.click(await screen.findByRole('button', { name: 'Open task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write Your First Brief' }));
  await person.click(dialog.getByRole('button', { name: 'Complete Task' }));

  expect(await screen.findByText('Task Completed')).toBeVisible();
  expect(server.calls(completeTask)[0]?.body).toEqual({ taskId: 'essay', reward: 10 });
});

test('leads on to the blueprints and back to the dashboard', async () => {
  await visit(PAGE);
  const next = within(await screen.findByRole('region', { name: "What's Next" }));
  expect(next.getByRole('link', { name: 'See blueprints' })).toHaveAttribute('href', '/dashboard/blueprints');
  expect(next.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('asks to log in again when the session has ended while the page is open', async () => {
  const { server, person } = await visit(PAGE);
  server.refuse(completeTask, { code: 'not_signed_in' });
  await person.click(await screen.findByRole('button', { name: 'Detect Browser' }));
  await person.click(card('Browser Detection Task').getByRole('button', { name: 'Submit Task' }));

  expect(await screen.findByRole('heading', { name: 'Login required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdashboard%2Ffree-tasks',
  );
});
