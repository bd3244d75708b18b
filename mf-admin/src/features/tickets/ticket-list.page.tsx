import { exportTickets, listTickets } from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { paths } from '@platform/kit';
import { TICKET_STATES } from '@platform/kit/states';
import { toOptions } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { TICKET_COLUMNS } from './ticket-columns.tsx';
import { useAdminTicketsQuery } from './tickets-api.ts';

/** The support tickets. A URL without a status shows the open ones. */
export const TicketListPage = defineQueuePage({
  name: 'Tickets',
  labels: {
    title: 'Support tickets',
    lead: 'Open tickets, oldest first.',
    plural: 'tickets',
    search: 'Search by username, reference or ID',
    empty: {
      title: 'No open tickets',
      text: 'Every ticket has been answered. Refresh to check for new ones.',
    },
  },
  endpoint: listTickets,
  exportEndpoint: exportTickets,
  paths: { list: paths.admin.tickets, record: paths.admin.ticket },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions(TICKET_STATES),
      initial: 'open',
      views: { open: 'tickets' },
    },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['oldest', 'newest'],
  useRows: ({ query }) => useAdminTicketsQuery({ query }),
  columns: TICKET_COLUMNS,
  getViewLabel: ({ reference }) => `View ${reference}`,
  toQueueEntry: ({ id, subject, username, name, createdAt }) => ({
    id,
    title: subject,
    subtitle: (
      <>
        <bdi>{username ?? name}</bdi> · <DateTime at={createdAt} showTime />
      </>
    ),
  }),
});
