import { completeTask } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion } from '../../testing/task.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

const PAGE = '/dashboard/free-tasks';

function getCard(name: string) {
  return within(screen.getByRole('article', { name }));
}

test('submits the detected information only after showing it', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.respondWith(completeTask, createCompletion({ taskId: 'browser' }));
  await screen.findByRole('heading', { name: 'Browser Detection Task' });
  const task = getCard('Browser Detection Task');

  expect(task.getByRole('button', { name: 'Submit Task' })).toBeDisabled();
  expect(task.getByText('Please detect your browser first')).toBeVisible();

  await person.click(task.getByRole('button', { name: 'Detect Browser' }));
  const detected = await task.findByLabelText('Detected information');
  expect(detected).toHaveTextContent(navigator.userAgent);
  expect(detected).toHaveTextContent('TouchNo');

  await person.click(task.getByRole('button', { name: 'Submit Task' }));
  expect(await screen.findByText('Task Completed')).toBeVisible();
  const [call] = server.calls(completeTask);
  expect(call?.body).toMatchObject({ taskId: 'browser', reward: 10 });
  expect(Object.values(call?.body.evidence ?? {})).toHaveLength(within(detected).getAllByRole('term').length);
});

test('requires device detection before the phone task is submitted', async () => {
  await renderAsMember(PAGE);
  expect(await screen.findByText('Please detect your device first')).toBeVisible();
  expect(getCard('Phone Detection Task').getByRole('button', { name: 'Submit Task' })).toBeDisabled();
});

test('counts the phone task on a desktop too, and says what it found', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.respondWith(completeTask, createCompletion({ taskId: 'phone' }));
  await person.click(await screen.findByRole('button', { name: 'Detect Device' }));
  const task = getCard('Phone Detection Task');
  expect(await task.findByLabelText('Detected information')).toHaveTextContent(/desktop/i);

  await person.click(task.getByRole('button', { name: 'Submit Task' }));
  expect(await screen.findByText('Task Completed')).toBeVisible();
  expect(server.calls(completeTask)[0]?.body).toMatchObject({
    taskId: 'phone',
    evidence: { deviceType: 'desktop' },
  });
});

test('reports a detection that the browser blocks', async () => {
  const { person } = await renderAsMember(PAGE);
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

test('locks the other free tasks until approval', async () => {
  await renderAsMember(PAGE);
  await screen.findByRole('heading', { name: 'Write Your First Brief' });
  expect(getCard('Write Your First Brief').getByText('Not open yet')).toBeVisible();
  expect(screen.getByText(/^0 of 2 completed/)).toHaveTextContent(
    'Any two count; after them the others close for good.',
  );
});

test('closes the remaining tasks after two, and shows when the rewards unlock', async () => {
  await renderAsMember(PAGE, {
    userBlueprints: [createUserBlueprint()],
    completions: [createCompletion({ taskId: 'browser' }), createCompletion({ taskId: 'essay' })],
  });
  await screen.findByRole('heading', { name: 'Phone Detection Task' });

  expect(getCard('Phone Detection Task').getByText('Free task limit reached')).toBeVisible();
  expect(getCard('Browser Detection Task').getByText(/is locked until/)).toHaveTextContent(
    '$10.00 is locked until Mar 16, 2026.',
  );
});

test('completes a task without detection in its dialog', async () => {
  const { server, person } = await renderAsMember(PAGE, { userBlueprints: [createUserBlueprint()] });
  server.respondWith(completeTask, createCompletion({ taskId: 'essay' }));

  await person.click(await screen.findByRole('button', { name: 'Open task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write Your First Brief' }));
  await person.click(dialog.getByRole('button', { name: 'Complete Task' }));

  expect(await screen.findByText('Task Completed')).toBeVisible();
  expect(server.calls(completeTask)[0]?.body).toEqual({ taskId: 'essay', reward: 10 });
});

test.each([
  [[], 'Activate the free blueprint', 'See blueprints', '/dashboard/blueprints'],
  [
    [createUserBlueprint({ status: 'pending' })],
    'Your identity verification is under review',
    'See the review',
    '/blueprint/1',
  ],
  [[createUserBlueprint()], 'Work on your blueprint tasks', 'Go to My Tasks', '/dashboard/tasks'],
  [
    [createUserBlueprint({ status: 'rejected' })],
    'Submit your identity verification again',
    'See the reason',
    '/blueprint/1',
  ],
  [
    [createUserBlueprint({ status: 'rejected', final: true })],
    'Your identity verification was rejected',
    'See the reason',
    '/blueprint/1',
  ],
])(
  'suggests what comes next for the state of the free blueprint (%#)',
  async (userBlueprints, title, link, href) => {
    await renderAsMember(PAGE, { userBlueprints });
    const next = within(await screen.findByRole('region', { name: "What's Next" }));
    expect(next.getByText(title)).toBeVisible();
    expect(next.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(next.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  },
);

test('offers no detection at the daily limit', async () => {
  await renderAsMember(PAGE, {
    user: { tasksToday: { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
    userBlueprints: [createUserBlueprint()],
  });
  await screen.findByRole('heading', { name: 'Browser Detection Task' });
  expect(getCard('Browser Detection Task').getByText('Done for today')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Detect|Submit Task|Open task/ })).not.toBeInTheDocument();
});

test('does not promise that other free tasks open after a final rejection', async () => {
  await renderAsMember(PAGE, {
    userBlueprints: [createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' })],
  });
  await screen.findByRole('heading', { name: 'Write Your First Brief' });
  expect(getCard('Write Your First Brief').getByText('Not available')).toBeVisible();
  expect(screen.queryByText(/opens once/)).not.toBeInTheDocument();
});

test('asks the member to log in when the session ends while the page is open', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(completeTask, { code: 'not_signed_in' });
  await person.click(await screen.findByRole('button', { name: 'Detect Browser' }));
  await person.click(getCard('Browser Detection Task').getByRole('button', { name: 'Submit Task' }));

  expect(await screen.findByRole('heading', { name: 'Login required' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdashboard%2Ffree-tasks',
  );
});
