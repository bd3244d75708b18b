import { getSubmission, getWorkTask, giveBackWork, startWork, submitWork } from '@platform/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createItem, createSubmission } from '../../testing/submission.factory.ts';
import {
  PAGE,
  TASK,
  TRUE,
  FALSE,
  openWork,
  choose,
  findSaved,
  last,
  REQUEST,
  REVISION,
} from '../../testing/open-work.ts';

const otherTabs: BroadcastChannel[] = [];

afterEach(() => {
  localStorage.clear();
  for (const tab of otherTabs.splice(0)) tab.close();
});

test('describes a task before it is started, and starts it', async () => {
  const { server, person, goTo } = await renderAsMember('/dashboard');
  server.respondWith(getWorkTask, TASK);
  await goTo(PAGE);
  expect(await screen.findByRole('heading', { name: 'True or false', level: 1 })).toBeVisible();
  expect(screen.getByText('Read each output.')).toBeVisible();
  expect(screen.getByText('$15.00')).toBeVisible();
  expect(screen.getByText('Kept for 24 hours after each time you save')).toBeVisible();
  expect(screen.getByText('How your work is read')).toBeVisible();
  expect(screen.getByText(/Your keystrokes are not recorded/)).toBeVisible();
  expect(screen.getByText(/is approved, or comes back once with what was missed/)).toBeVisible();
  expect(screen.getByText(/A reviewer can ask for changes twice, 14 days each/)).toBeVisible();

  const submission = createSubmission({ id: 's1' });
  server.respondWith(startWork, submission);
  server.respondWith(getWorkTask, { ...TASK, submission: { id: 's1', state: 'draft' } });
  server.respondWith(getSubmission, submission);
  await person.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
});

test.each([
  ['no_place_left', /All places are taken/],
  ['budget_used_up', /budget for paid work is used up for today. It is renewed on/],
  ['reports_wait', /A person checks your reports/],
  ['taken_out', /All of its items were taken out for you/],
] as const)('says why a task cannot be started: %s', async (closed, text) => {
  const { server, goTo } = await renderAsMember('/dashboard');
  server.respondWith(getWorkTask, { ...TASK, closed });
  await goTo(PAGE);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

test('says when more tasks can be started once the daily limit is reached', async () => {
  const tasksToday = { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' };
  const { server, goTo } = await renderAsMember('/dashboard', { user: { tasksToday } });
  server.respondWith(getWorkTask, TASK);
  await goTo(PAGE);
  expect(await screen.findByText(/You can complete more tasks in 12 h, from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

test('says what the server rejects at the start', async () => {
  const { server, person, goTo } = await renderAsMember('/dashboard');
  server.respondWith(getWorkTask, TASK);
  server.rejectWith(startWork, { code: 'too_many_open', message: 'You have three tasks in progress.' });
  await goTo(PAGE);
  await person.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText('You have three tasks in progress.')).toBeVisible();
});

test('saves an answer, counts it as done, and hands in after a summary', async () => {
  const { server, person, drafts, path, submission } = await openWork();
  choose('True');
  expect(await findSaved()).toBeVisible();
  expect(last(drafts())).toMatchObject({ version: 3, items: [{ itemId: 'i1', answers: TRUE }] });
  expect(screen.getByText(/^1 of 2 done/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Item 2 of 2' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in for review' }));
  await person.click(dialog.getByRole('button', { name: 'Item 2' }));
  expect(await screen.findByRole('button', { name: 'Choose an option' })).toBeVisible();
  choose('False');
  await findSaved();

  server.respondWith(submitWork, { ...submission, state: 'submitted' });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  expect(screen.getByText('Say whether AI tools helped')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'No' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(path()).toBe('/dashboard/submissions/s1'));
  // Exactly the version that was saved last is handed in.
  expect(server.calls(submitWork)[0]?.body).toEqual({
    version: 3 + drafts().length,
    assistance: { used: false, tools: '' },
  });
});

test('before the hand-in, the answers are counted, with the way to each and what the time comes to', async () => {
  const items = Array.from({ length: 3 }, (_, index) => createItem({ answers: index === 1 ? FALSE : TRUE }));
  const { person } = await openWork({ items, activeSeconds: 1_800 });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in for review' }));
  expect(dialog.getByText(/3 of 3 items are done, in 30 minutes, \$30\.00 an hour/)).toBeVisible();
  expect(dialog.getByText('True: 2 of 3')).toBeVisible();
  await person.click(dialog.getByText('False: 1 of 3'));
  await person.click(dialog.getByRole('button', { name: 'Item 2' }));
  expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toHaveFocus();
});

test('what was said about AI tools is kept while the answer is No', async () => {
  const items = createSubmission().items.map((item) => ({ ...item, answers: TRUE }));
  const { person } = await openWork({ items });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  await person.click(await screen.findByRole('radio', { name: 'Yes' }));
  await person.type(screen.getByLabelText('Which tools, and for what?'), 'A translator');
  await person.click(screen.getByRole('radio', { name: 'No' }));
  await person.click(screen.getByRole('radio', { name: 'Yes' }));

  expect(screen.getByLabelText('Which tools, and for what?')).toHaveValue('A translator');
});

test('N leads to the next item that is not done', async () => {
  const items = [createItem(), createItem({ answers: TRUE }), createItem()];
  const { person } = await openWork({ items });
  await person.keyboard('n');
  expect(screen.getByRole('heading', { name: 'Item 3 of 3' })).toHaveFocus();
  await person.keyboard('n');
  expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toHaveFocus();
});

test('says once what looks wrong, and hands in when the member goes on', async () => {
  const items = createSubmission().items.map((item) => ({ ...item, answers: TRUE }));
  const { server, person, path, submission } = await openWork({ items });
  server.respondWith(submitWork, { ...submission, warnings: ['identical_answers', 'very_quick'] });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  await person.click(await screen.findByRole('radio', { name: 'No' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Hand in' }));

  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Look again before you hand it in');
  expect(alert).toHaveTextContent('Nearly all of your answers are the same.');
  expect(alert).toHaveTextContent('less than a quarter of the estimated time');
  expect(alert).toHaveTextContent('The reviewer sees this too.');
  expect(dialog.getByRole('button', { name: 'Look again' })).toBeVisible();

  server.respondWith(submitWork, { ...submission, state: 'submitted', warnings: [] });
  await person.click(dialog.getByRole('button', { name: 'Hand in anyway' }));
  await waitFor(() => expect(path()).toBe('/dashboard/submissions/s1'));
  expect(server.calls(submitWork)).toHaveLength(2);
});

test('says that an item cannot be done, and takes it back by undo', async () => {
  const { person, drafts } = await openWork();
  await person.click(screen.getByRole('button', { name: 'Cannot be done' }));
  await person.click(screen.getByRole('radio', { name: 'It cannot be read or seen' }));
  expect(screen.getByText(/1 of 2 done/)).toBeVisible();
  expect(screen.getByText(/until then, nothing changes for others/)).toBeVisible();
  await findSaved();
  expect(last(drafts())).toMatchObject({ items: [{ itemId: 'i1', cannotDo: 'unreadable' }] });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('group', { name: /Is it true/ })).toBeVisible();
});

test('saves that an answer was undone', async () => {
  const { person, drafts } = await openWork();
  choose('False');
  await findSaved();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(last(drafts())).toMatchObject({ version: 4, items: [{ itemId: 'i1' }] }));
  expect(last(drafts())?.items[0]?.answers).toEqual({});
});

test('saves at once when the page is left', async () => {
  const { drafts } = await openWork();
  choose('False');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(last(drafts())).toMatchObject({ items: [{ answers: FALSE }] });
});

test('gives a task back after a question', async () => {
  const { server, person, path, submission } = await openWork();
  server.respondWith(giveBackWork, { ...submission, state: 'returned' });
  await person.click(screen.getByRole('button', { name: 'Give back' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give back' }),
  );
  await waitFor(() => expect(path()).toBe('/dashboard/tasks'));
});

test('shows what a reviewer asked to change, at its item', async () => {
  await openWork({ ...REVISION, reviews: [REQUEST] });
  expect(screen.getByText('Nearly there.')).toBeVisible();
  expect(screen.getByText('Look at the second line again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give back' })).not.toBeInTheDocument();
});

test('shows what was missed in work that no one read, and what follows if it is not handed in again', async () => {
  const text = 'Of 12 answers that we know, 33% are right.\n- "True" does not apply here. (8 times)';
  const sentBack = { ...REQUEST, decision: 'sent_back' as const, isAutomatic: true, comments: [], text };
  await openWork({ ...REVISION, reviews: [sentBack] });
  expect(screen.getByText('It came back once, with what was missed')).toBeVisible();
  expect(screen.getByText(/"True" does not apply here. \(8 times\)/)).toBeVisible();
  expect(screen.getByText(/Look at all items again.*a person decides about it as it is/)).toBeVisible();
  expect(screen.queryByText(/comments/)).not.toBeInTheDocument();
});

test('says that the paid work opens with the test, and leads to it', async () => {
  const { server, goTo } = await renderAsMember('/dashboard');
  server.respondWith(getWorkTask, { ...TASK, closed: 'test_needed', submission: null });
  await goTo(PAGE);
  expect(await screen.findByText(/opens once you have passed its free competency test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About the test' })).toHaveAttribute(
    'href',
    '/dashboard/learn/1/test',
  );
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});
