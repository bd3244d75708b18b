import { listTickets } from '@platform/contracts';
import { optionsOf, TICKET_WORDS } from '../../content/statuses.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';

/** What the tickets can be narrowed by; an address without a status means the open ones, oldest first. */
export const TICKET_FILTERS = {
  status: { kind: 'choice', label: 'Status', options: optionsOf(TICKET_WORDS), initial: 'open' },
  ...SPAN,
} as const;

export const TICKET_LIST_DEFINITION = defineList<typeof listTickets>({
  endpoint: listTickets,
  filters: TICKET_FILTERS,
  sorts: ['oldest', 'newest'],
});
