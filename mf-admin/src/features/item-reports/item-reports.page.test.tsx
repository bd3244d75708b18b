import {
  acceptItemReport,
  getItemReport,
  listItemReports,
  reinstateItem,
  type ItemReportDetail,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createItemReport, createPage, toItemReportRow } from '../../testing/records.factory.ts';
import { TONE_QUESTION } from '../../testing/reviews.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar } from '../../testing/undo-bar.ts';

beforeEach(() => localStorage.clear());

const REASON = 'We looked again: the item can be done, so it is offered again.';

async function openReport(overrides: Partial<ItemReportDetail> = {}) {
  const record = createItemReport(overrides);
  const server = createAdminServer();
  server.respondWith(listItemReports, createPage(toItemReportRow(record)));
  server.respondWith(getItemReport, record);
  const rendered = await renderScreen(`/item-reports/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.itemName });
  return { ...rendered, record, server };
}

test('lists the pending reports with their items', async () => {
  const server = createAdminServer();
  server.respondWith(listItemReports, createPage(toItemReportRow(createItemReport())));
  await renderScreen('/item-reports', server);

  const table = await screen.findByRole('table', { name: 'Reports of items' });
  expect(within(table).getByText('w06-02-17')).toBeVisible();
  expect(within(table).getByText('It cannot be read or seen')).toBeVisible();
  expect(server.calls(listItemReports)[0]?.query).toMatchObject({ status: 'pending' });
});

test('links to the item in the work, and says before an acceptance whether it closes the item', async () => {
  const { person, server, record } = await openReport({ accepted: 1 });
  server.respondWith(acceptItemReport, { ...record, status: 'accepted' });
  expect(screen.getByRole('link', { name: 'Item 4 of the work' })).toHaveAttribute(
    'href',
    '/dashboard/admin/reviews/submission-1',
  );

  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('group', { name: 'Can w06-02-17 not be done?' });
  expect(dialog).toHaveAccessibleDescription(/no longer offered to anyone/);
  await person.click(within(dialog).getByRole('button', { name: 'Accept the report' }));

  expect((await findUndoBar()).getByText('Report accepted')).toBeVisible();
});

test('offers a closed item again, with a reason', async () => {
  const closedAt = '2026-03-02T12:00:00.000Z';
  const { person, server, record } = await openReport({ status: 'accepted', accepted: 2, closedAt });
  expect(screen.getByText('This item is closed')).toBeVisible();
  server.respondWith(reinstateItem, { ...record, status: 'overturned', closedAt: null });

  await person.click(screen.getByRole('button', { name: 'Offer the item again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer w06-02-17 again?' }));
  await person.type(dialog.getByRole('textbox'), REASON);
  await person.click(dialog.getByRole('button', { name: 'Offer it again' }));

  expect(await screen.findByText('Item offered again')).toBeVisible();
  expect(server.calls(reinstateItem)[0]).toMatchObject({
    params: { id: record.id },
    body: { reason: REASON },
  });
});

test('shows the item of work that was given back, and says what the decision changes there', async () => {
  const item = {
    id: 'item-1',
    material: [{ type: 'text' as const, title: null, text: 'The text that cannot be read.' }],
    parts: [TONE_QUESTION],
  };
  const { person, record } = await openReport({ isGivenBack: true, item });

  expect(screen.getByText('The text that cannot be read.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Item 4 of the work' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = await screen.findByRole('group', { name: /not be done/ });
  expect(dialog).toHaveAccessibleDescription(/It is taken out of the work of maria/);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    new RegExp(`maria reads your reason, and has to answer ${record.itemName}`),
  );
});

test('says of an item that was taken out unread that the decision counts for others', async () => {
  await openReport({ isGivenBack: true, takenOutAt: '2026-03-04T12:00:00.000Z' });
  expect(screen.getByText(/No one had decided by/)).toHaveTextContent('Your decision counts for others.');
});

test('shows the picture that cannot be read', async () => {
  const description = 'A receipt';
  const picture = {
    type: 'picture' as const,
    title: null,
    picture: 'ab12',
    width: 40,
    height: 60,
    description,
  };
  await openReport({ item: { id: 'item-1', material: [picture], parts: [TONE_QUESTION] } });

  expect(screen.getByRole('img', { name: description })).toHaveAttribute('href', '/api/media/ab12');
});
