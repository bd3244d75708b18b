import { listWorkTaskPay, type WorkTaskPay } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const TASK: WorkTaskPay = {
  id: 'w06-02',
  blueprintId: 6,
  title: 'Label the intent of sixty customer messages',
  reward: 46,
  estimatedTime: 30,
  estimatedDollarsPerHour: 92,
  acceptedCount: 12,
  medianMinutes: 24.5,
  dollarsPerHour: 112.65,
};
const NEW_TASK: WorkTaskPay = {
  ...TASK,
  id: 'w06-03',
  title: 'Mark the entities in classified ads',
  ...{ acceptedCount: 0, medianMinutes: null, dollarsPerHour: null },
};

async function openPage(items: WorkTaskPay[]) {
  const server = createAdminServer();
  server.respondWith(listWorkTaskPay, { items, next: null });
  await renderScreen('/work-tasks', server);
}

test('compares what the tasks of a blueprint pay per hour by estimate and by median, with its count', async () => {
  await openPage([TASK, NEW_TASK, { ...TASK, id: 'w07-03', blueprintId: 7, title: 'Rate turns' }]);

  const table = await screen.findByRole('table', { name: /^Pay per hour in Data Labeling/ });
  const [, first, second] = within(table).getAllByRole('row');
  const cellsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(within(first!).getByRole('rowheader')).toHaveTextContent(`${TASK.title}${TASK.id}`);
  expect(cellsOf(first!)).toEqual([
    ...['$46.00', '30 min', '$92.00', ['24.5 min', 'of 12 submissions'].join(''), '$112.65'],
  ]);
  expect(cellsOf(second!).slice(-2)).toEqual(['None yet', 'None yet']);
  expect(screen.getByRole('table', { name: /^Pay per hour in AI Chatbot/ })).toBeVisible();
});

test('says that no paid task is on offer', async () => {
  await openPage([]);
  expect(await screen.findByText('No paid tasks are on offer')).toBeVisible();
});
