import { CANNOT_DO_TEXTS, type ItemReportRow } from '@platform/contracts';
import { DateTime, getTextLabel, LabelBadge } from '@platform/design-system';
import { ITEM_REPORT_STATES } from '@platform/kit/states';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { DUE_COLUMN } from '../../shared/review/case/case-columns.tsx';
import { MemberCell } from '../../shared/review/case/disabled-member.tsx';

/** The columns of the list of reports. */
export const ITEM_REPORT_COLUMNS: readonly TableColumn<ItemReportRow>[] = [
  { id: 'item', name: 'Item', cell: ({ itemName }) => itemName, alwaysVisible: true },
  DUE_COLUMN,
  { id: 'user', name: 'User', cell: (row) => <MemberCell {...row} /> },
  { id: 'task', name: 'Task', wraps: true, cell: ({ title }) => title },
  {
    id: 'cannotDo',
    name: 'Reported',
    wraps: true,
    cell: ({ cannotDo }) => getTextLabel(CANNOT_DO_TEXTS, cannotDo),
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <LabelBadge labels={ITEM_REPORT_STATES} value={status} />,
  },
  {
    id: 'at',
    name: 'Since',
    cell: ({ reportedAt }) => <DateTime at={reportedAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
];
