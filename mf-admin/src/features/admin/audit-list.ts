import { listAudit } from '@platform/contracts';
import { ACTION_WORDS } from '../../content/audit-words.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';

const ACTION_OPTIONS = Object.entries(ACTION_WORDS).map(([value, { whole }]) => ({ value, label: whole }));

/** What the log can be narrowed by. */
export const AUDIT_FILTERS = {
  action: { kind: 'choice', label: 'What was done', options: ACTION_OPTIONS },
  by: { kind: 'text', label: 'By (username)' },
  ...SPAN,
} as const;

export const AUDIT_LIST_DEFINITION = defineList<typeof listAudit>({
  endpoint: listAudit,
  filters: AUDIT_FILTERS,
  sorts: ['newest', 'oldest'],
});
