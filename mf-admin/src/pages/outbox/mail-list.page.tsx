import { exportOutbox, type MailRow } from '@platform/contracts';
import { Moment } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useParams } from '@platform/kit/router';
import { OUTBOX_LIST } from '../../content/lists.ts';
import { useStaffOutboxQuery } from '../../features/admin/outbox-api.ts';
import { OUTBOX_COLUMNS } from '../../features/admin/outbox-columns.tsx';
import { OUTBOX_FILTERS, OUTBOX_LIST_DEFINITION } from '../../features/admin/outbox-list.ts';
import type { QueueEntry } from '../../shared/case/queue-entries.tsx';
import { Workbench } from '../../shared/case/workbench.tsx';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';

const COLUMNS = [
  ...OUTBOX_COLUMNS,
  openColumn<MailRow>({
    pathOf: ({ id }) => paths.admin.mail(id),
    label: ({ subject, to }) => `View "${subject}" to ${to}`,
  }),
];

/** Every mail of the platform with its state; with one of them open, beside it. */
export function MailListPage() {
  const address = useListAddress(OUTBOX_LIST_DEFINITION);
  const page = useStaffOutboxQuery({ query: address.query });
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Workbench
        name="Mails"
        list={paths.admin.outbox()}
        pathOf={paths.admin.mail}
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
      words={OUTBOX_LIST}
      address={address}
      filters={OUTBOX_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      pathOf={({ id: row }) => paths.admin.mail(row)}
      actions={<CsvLink endpoint={exportOutbox} query={address.query} />}
    />
  );
}

function entryOf({ id, subject, to, createdAt }: MailRow): QueueEntry {
  return {
    id,
    title: subject,
    note: (
      <>
        {to} · <Moment at={createdAt} clock />
      </>
    ),
  };
}
