import { exportTickets, type TicketRow } from '@platform/contracts';
import { Moment } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Outlet, useParams } from '@platform/kit/router';
import { TICKET_LIST } from '../../content/lists.ts';
import { TICKET_COLUMNS } from '../../features/support/ticket-columns.tsx';
import { TICKET_FILTERS, TICKET_LIST_DEFINITION } from '../../features/support/ticket-list.ts';
import { useStaffTicketsQuery } from '../../features/support/tickets-api.ts';
import type { QueueEntry } from '../../shared/case/queue-entries.tsx';
import { Workbench } from '../../shared/case/workbench.tsx';
import { CsvLink } from '../../shared/list/csv-link.tsx';
import { ListScreen } from '../../shared/list/list-screen.tsx';
import { openColumn } from '../../shared/list/open-column.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';

const COLUMNS = [
  ...TICKET_COLUMNS,
  openColumn<TicketRow>({
    pathOf: ({ id }) => paths.admin.ticket(id),
    label: ({ reference }) => `View ${reference}`,
  }),
];

/** The support tickets, at first the open ones; with one of them open, beside it. */
export function TicketListPage() {
  const address = useListAddress(TICKET_LIST_DEFINITION);
  const page = useStaffTicketsQuery({ query: address.query });
  const { id } = useParams();
  if (id !== undefined) {
    return (
      <Workbench
        name="Tickets"
        list={paths.admin.tickets()}
        pathOf={paths.admin.ticket}
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
      words={TICKET_LIST}
      address={address}
      filters={TICKET_FILTERS}
      columns={COLUMNS}
      rowId={(row) => row.id}
      page={page}
      pathOf={({ id: row }) => paths.admin.ticket(row)}
      actions={<CsvLink endpoint={exportTickets} query={address.query} />}
    />
  );
}

function entryOf({ id, subject, username, name, createdAt }: TicketRow): QueueEntry {
  return {
    id,
    title: subject,
    note: (
      <>
        {username ?? name} · <Moment at={createdAt} clock />
      </>
    ),
  };
}
