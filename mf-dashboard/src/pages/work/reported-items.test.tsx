import { getSubmission, reportWork } from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openWork } from '../../testing/open-work.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createItem, createSubmission } from '../../testing/submission.factory.ts';

afterEach(() => localStorage.clear());

const REPORTED = { cannotDo: 'unreadable' } as const;

test('reports items and gives the task back, where they are too many to hand it in', async () => {
  const items = [createItem(REPORTED), createItem(REPORTED), createItem()];
  const { server, person, path, drafts, submission } = await openWork({ items });
  const returned = { ...submission, state: 'returned', reportsDueAt: '2026-01-05T12:00:00.000Z' } as const;
  server.respondWith(reportWork, returned);
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in for review' }));
  expect(dialog.getByText('Too many items cannot be done')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Hand in' })).toBeNull();

  server.respondWith(getSubmission, returned);
  await person.click(dialog.getByRole('button', { name: 'Report and give back' }));

  await waitFor(() => expect(path()).toBe('/dashboard/submissions/s1'));
  expect(server.calls(reportWork)[0]?.body).toEqual({ version: submission.version + drafts().length });
});

test('hands in what reports one item', async () => {
  const { person } = await openWork({
    items: [
      createItem(REPORTED),
      createItem({ answers: { verdict: { selected: ['true'], cannotTell: false, note: '' } } }),
    ],
  });
  await person.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand in for review' }));
  expect(dialog.getByText('1 item reported: cannot be done')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Hand in' })).toBeVisible();
});

test('says of a reported item why it can be done', async () => {
  await openWork({
    items: [createItem({ report: { status: 'rejected', reason: 'It can be read at 200%.' } }), createItem()],
  });
  expect(screen.getByText('A person has looked at this item: it can be done')).toBeVisible();
  expect(screen.getByText('It can be read at 200%.')).toBeVisible();
});

test('says by when the reports are decided, and offers no new start until then', async () => {
  const { server, goTo } = await renderAsMember('/dashboard');
  const waiting = createSubmission({ state: 'returned', reportsDueAt: '2026-01-05T12:00:00.000Z' });
  server.respondWith(getSubmission, waiting);
  await goTo(`/dashboard/submissions/${waiting.id}`);

  expect(await screen.findByText(/A person checks your reports of its items/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});
