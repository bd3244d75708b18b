import { getSubmission, getWorkTask, saveDraft, submitWork } from '@platform/contracts';
import { writeMemberData } from '@platform/kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSubmission } from '../../testing/submission.factory.ts';
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

/** Another tab of this browser that shows the same submission. */
function openOtherTab(onMessage: (message: { readonly kind: string }) => void): BroadcastChannel {
  const tab = new BroadcastChannel('work:s1');
  tab.onmessage = ({ data }: MessageEvent<{ kind: string }>) => onMessage(data);
  otherTabs.push(tab);
  return tab;
}

test('keeps what was said about AI tools while the dialog is closed', async () => {
  const items = createSubmission().items.map((item) => ({ ...item, answers: TRUE }));
  const { person } = await openWork({ items });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  await person.click(await screen.findByRole('radio', { name: 'Yes' }));
  await person.type(screen.getByLabelText('Which tools, and for what?'), 'A translator{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByLabelText('Which tools, and for what?')).toHaveValue('A translator');
});

test('completes a hand-in whose answer was lost by the same call', async () => {
  const items = createSubmission().items.map((item) => ({ ...item, answers: TRUE }));
  const { server, person, path, submission } = await openWork({ items });
  server.disconnect(submitWork);
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: 'No' }));
  await person.click(dialog.getByRole('button', { name: 'Hand in' }));
  expect(await dialog.findByText('Not handed in')).toBeVisible();

  server.rejectWith(saveDraft, { code: 'wrong_state' });
  server.respondWith(submitWork, { ...submission, state: 'submitted' });
  await person.click(dialog.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(path()).toBe('/dashboard/submissions/s1'));
  const [first, second] = server
    .calls(submitWork)
    .map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }));
  expect(second).toEqual(first);
});

test('leaves the editor on a reload if the work was handed in elsewhere', async () => {
  const { server, person, submission } = await openWork();
  server.rejectWith(saveDraft, { code: 'wrong_state' });
  choose('True');
  expect(await screen.findByText('This work is closed for answers')).toBeVisible();
  server.respondWith(getWorkTask, { ...TASK, submission: { id: 's1', state: 'submitted' } });
  server.respondWith(getSubmission, { ...submission, state: 'submitted' });
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('You handed this task in')).toBeVisible();
});

test('keeps answers on this device while the server cannot be reached, and sends them when it is back', async () => {
  const { server, drafts } = await openWork();
  server.disconnect(saveDraft);
  choose('True');
  expect(await screen.findByText('Not saved yet: kept on this device, will be sent')).toBeVisible();
  expect(localStorage.getItem('member-data:user-1:draft:s1')).toContain('"true"');

  server.respondWith(saveDraft, { version: 4, savedAt: '2026-01-02T12:04:00.000Z', placeKeptUntil: null });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await findSaved()).toBeVisible();
  expect(last(drafts())).toMatchObject({ version: 3, items: [{ answers: TRUE }] });
  expect(localStorage.getItem('member-data:user-1:draft:s1')).toBeNull();
});

const KEPT = {
  items: [{ itemId: 'i1', answers: TRUE, cannotDo: null }],
  activeSeconds: 120,
  effort: { typed: 0, pasted: 0, inserted: 0 },
  at: '2026-01-02T12:00:00.000Z',
};

test('goes on with answers that an earlier page could not send', async () => {
  writeMemberData('user-1', 'draft:s1', { ...KEPT, version: 3 });
  const { drafts, person } = await openWork();
  // It opens at the first item that is not complete.
  expect(screen.getByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('radio', { name: /^True/ })).toBeChecked();
  expect(await findSaved()).toBeVisible();
  expect(last(drafts())).toMatchObject({ activeSeconds: 120, items: KEPT.items });
});

test('shows both versions if another device has saved, and keeps either', async () => {
  writeMemberData('user-1', 'draft:s1', { ...KEPT, version: 3 });
  const items = createSubmission().items.map((item) =>
    item.id === 'i1' ? { ...item, answers: FALSE } : item,
  );
  const { person, drafts } = await openWork({ version: 7, savedBy: 'Chrome on Android', items });
  const panel = within(await screen.findByRole('alert', { name: 'Two versions of your answers' }));
  expect(panel.getAllByText(/Chrome on Android/)[0]).toBeVisible();
  expect(panel.getByText('This page')).toBeVisible();
  expect(drafts()).toEqual([]);

  await person.click(panel.getByRole('button', { name: 'Keep the answers of this page' }));
  expect(await findSaved()).toBeVisible();
  expect(last(drafts())).toMatchObject({ version: 7, items: KEPT.items });
});

test('takes the answers of the other device when the member says so', async () => {
  const { server, person, drafts, submission } = await openWork();
  const newer = { version: 9, savedAt: '2026-01-02T11:59:00.000Z', device: 'Safari on iOS' };
  server.rejectWith(saveDraft, { code: 'draft_newer', ...newer });
  server.respondWith(getSubmission, {
    ...submission,
    version: 9,
    items: submission.items.map((item) => (item.id === 'i1' ? { ...item, answers: FALSE } : item)),
  });
  choose('True');
  await person.click(await screen.findByRole('button', { name: 'Use the other answers' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('radio', { name: /^False/ })).toBeChecked();
  expect(drafts()).toHaveLength(1);
  expect(localStorage.getItem('member-data:user-1:draft:s1')).toBeNull();
});

test('keeps the answers of this page if those of the other device cannot be loaded', async () => {
  const { server, person, drafts, submission } = await openWork();
  const newer = { version: 9, savedAt: '2026-01-02T11:59:00.000Z', device: 'Safari on iOS' };
  server.rejectWith(saveDraft, { code: 'draft_newer', ...newer });
  server.respondWith(getSubmission, { ...submission, version: 9 });
  choose('True');
  const panel = () => screen.findByRole('alert', { name: 'Two versions of your answers' });
  const find = async (name: string) => within(await panel()).findByRole('button', { name });
  await find('Use the other answers');
  server.disconnect(getSubmission);
  await person.click(await find('Use the other answers'));

  server.respondWith(getSubmission, { ...submission, version: 9 });
  await person.click(await find('Keep the answers of this page'));
  await waitFor(() => expect(drafts()).toHaveLength(2));
  expect(last(drafts())).toMatchObject({ version: 9, items: [{ itemId: 'i1', answers: TRUE }] });
});

/** Answers the first item, leaves the page, and opens it again after something happened on the server. */
async function returnAfterAnswer(change: (page: Awaited<ReturnType<typeof openWork>>) => void) {
  const page = await openWork();
  choose('True');
  await findSaved();
  await page.goTo('/dashboard/submissions');
  change(page);
  await page.goTo(PAGE);
  return page;
}

test('opens saved answers when the member returns to the task', async () => {
  const { person } = await returnAfterAnswer(({ server, submission }) =>
    server.respondWith(getSubmission, {
      ...submission,
      version: 4,
      items: submission.items.map((item) => (item.id === 'i1' ? { ...item, answers: TRUE } : item)),
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
  expect(screen.getByText(/^1 of 2 done/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('radio', { name: /^True/ })).toBeChecked();
});

test('opens no outdated answers when the newest cannot be loaded', async () => {
  const { server, person, submission } = await returnAfterAnswer(({ server }) =>
    server.disconnect(getSubmission),
  );
  expect(await screen.findByText('Failed to load your work')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  server.respondWith(getSubmission, submission);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
});

test('only reads while another tab writes, and goes on here on request', async () => {
  const heard: string[] = [];
  let isWriting = true;
  const other = openOtherTab(({ kind }) => {
    heard.push(kind);
    if (kind === 'open' && isWriting) other.postMessage({ kind: 'writing', from: 'other' });
    if (kind === 'take-over') {
      isWriting = false;
      other.postMessage({ kind: 'released', from: 'other' });
    }
  });
  const { person } = await openWork();
  expect(await screen.findByText('This work is open in another tab')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^True/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hand in' })).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Continue here' }));
  expect(await screen.findByRole('radio', { name: /^True/ })).toBeVisible();
  expect(heard).toContain('take-over');
});

test('saves and stops when another tab takes over', async () => {
  const { drafts } = await openWork();
  choose('True');
  const heard: string[] = [];
  const other = openOtherTab(({ kind }) => heard.push(kind));
  other.postMessage({ kind: 'take-over', from: 'other' });
  expect(await screen.findByText('This work is open in another tab')).toBeVisible();
  await waitFor(() => expect(heard).toContain('released'));
  expect(drafts()).toHaveLength(1);
});

test('goes through the items by keys and shows the keys', async () => {
  const { person } = await openWork();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Item 2 of 2' })).toHaveFocus();
  await person.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByRole('heading', { name: 'Item 1 of 2' })).toHaveFocus();
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('shows the reviewed version with its comments in place, and what changed since', async () => {
  const items = createSubmission().items.map((item) => ({ ...item, answers: FALSE, previous: FALSE }));
  const { person } = await openWork({ ...REVISION, reviews: [REQUEST], items });
  const show = (name: string) => person.click(screen.getByRole('radio', { name }));

  await show('Before');
  const before = within(screen.getByRole('group', { name: 'Is it true?' }));
  expect(before.getByText('Look at the second line again.')).toBeVisible();
  await show('Changes');
  expect(screen.getByText('You have not changed this item.')).toBeVisible();

  await show('Write');
  choose('True');
  await show('Changes');
  const changes = within(screen.getByRole('group', { name: 'Is it true?' }));
  expect(changes.getByText(/Before/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('radio', { name: /^False/ })).toBeChecked();
});
