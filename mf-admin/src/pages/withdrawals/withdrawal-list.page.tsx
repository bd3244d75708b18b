import { exportWithdrawals, type WithdrawalRow } from '@platform/contracts';
import { Moment, Money } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useParams } from '@platform/kit/router';
import { WITHDRAWAL_LIST } from '../../content/lists.ts';
import { useWithdrawalQueue, WITHDRAWAL_FILTERS } from '../../features/withdrawals/use-withdrawal-queue.ts';
import { WITHDRAWAL_COLUMNS } from '../../features/withdrawals/withdrawal-columns.tsx';
import type { QueueEntry } from '../../shared/case/queue-entries.tsx';
import { Workbench } from '../../shared/case/workbench.tsx';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';

const COLUMNS = [
  ...WITHDRAWAL_COLUMNS,
  openColumn<WithdrawalRow>({
    pathOf: ({ id }) => paths.admin.withdrawal(id),
    label: ({ username }) => `View the withdrawal of ${username}`,
  }),
];

/** The withdrawals, at first those that wait for a decision; with one of them open, beside it. */
export function WithdrawalListPage() {
  const { address, page } = useWithdrawalQueue();
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Workbench
        name="Withdrawals"
        list={paths.admin.withdrawals()}
        pathOf={paths.admin.withdrawal}
        page={page}
        entryOf={entryOf}
        current={id}
      >
        <Outlet />
      </Workbench>
    );
  }
  return (
    <ListScreen
      words={WITHDRAWAL_LIST}
      address={address}
      filters={WITHDRAWAL_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      pathOf={({ id: row }) => paths.admin.withdrawal(row)}
      actions={<CsvLink endpoint={exportWithdrawals} query={address.query} />}
    />
  );
}

function entryOf({ id, username, requestDate, amount }: WithdrawalRow): QueueEntry {
  return { id, title: username, note: <Moment at={requestDate} clock />, aside: <Money amount={amount} /> };
}
