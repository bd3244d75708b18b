import { listOutbox } from '@platform/contracts';
import { MAIL_WORDS, optionsOf } from '../../content/statuses.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';

/** What the mails can be narrowed by. */
export const OUTBOX_FILTERS = {
  state: { kind: 'choice', label: 'State', options: optionsOf(MAIL_WORDS) },
  ...SPAN,
} as const;

export const OUTBOX_LIST_DEFINITION = defineList<typeof listOutbox>({
  endpoint: listOutbox,
  filters: OUTBOX_FILTERS,
  sorts: ['newest', 'oldest'],
});
