import { exportOutbox, listOutbox } from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { paths } from '@platform/kit';
import { MAIL_STATES } from '@platform/kit/states';
import { toOptions } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { MAIL_COLUMNS } from './mail-columns.tsx';
import { useAdminOutboxQuery } from './outbox-api.ts';

/** Every email of the platform. */
export const MailListPage = defineQueuePage({
  name: 'Emails',
  labels: {
    title: 'Outbox',
    lead: 'Every email of the platform, newest first. Without a mail server, emails are stored here and not sent.',
    plural: 'emails',
    search: 'Search by username or ID',
    empty: { title: 'No emails yet', text: 'Emails to members appear here.' },
  },
  endpoint: listOutbox,
  exportEndpoint: exportOutbox,
  paths: { list: paths.admin.outbox, record: paths.admin.mail },
  filters: {
    state: { kind: 'choice', label: 'State', options: toOptions(MAIL_STATES) },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['newest', 'oldest'],
  useRows: ({ query }) => useAdminOutboxQuery({ query }),
  columns: MAIL_COLUMNS,
  getViewLabel: ({ subject, to }) => `View "${subject}" to ${to}`,
  toQueueEntry: ({ id, subject, to, createdAt }) => ({
    id,
    title: subject,
    subtitle: (
      <>
        {to} · <DateTime at={createdAt} showTime />
      </>
    ),
  }),
});
