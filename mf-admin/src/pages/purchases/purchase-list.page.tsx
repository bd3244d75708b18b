import { exportPurchases, type PurchaseRow } from '@platform/contracts';
import { Money } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useParams } from '@platform/kit/router';
import { PURCHASE_LIST } from '../../content/lists.ts';
import { PURCHASE_COLUMNS } from '../../features/blueprints/purchase-columns.tsx';
import { PURCHASE_FILTERS, usePurchaseQueue } from '../../features/blueprints/use-purchase-queue.ts';
import type { QueueEntry } from '../../shared/case/queue-entries.tsx';
import { Workbench } from '../../shared/case/workbench.tsx';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';

const COLUMNS = [
  ...PURCHASE_COLUMNS,
  openColumn<PurchaseRow>({
    pathOf: ({ id }) => paths.admin.purchase(id),
    label: ({ username, blueprint }) => `View ${username}, ${blueprint.name}`,
  }),
];

/** The blueprint purchases, at first those that wait for a decision; with one of them open, beside it. */
export function PurchaseListPage() {
  const { address, page } = usePurchaseQueue();
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Workbench
        name="Purchases"
        list={paths.admin.blueprints()}
        pathOf={paths.admin.purchase}
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
      words={PURCHASE_LIST}
      address={address}
      filters={PURCHASE_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      pathOf={({ id: row }) => paths.admin.purchase(row)}
      actions={<CsvLink endpoint={exportPurchases} query={address.query} />}
    />
  );
}

function entryOf({ id, username, blueprint, price }: PurchaseRow): QueueEntry {
  return { id, title: username, note: blueprint.name, aside: <Money amount={price} /> };
}
