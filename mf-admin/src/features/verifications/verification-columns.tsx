import { parseMaskedIdentityDocuments, type PendingVerification } from '@platform/contracts';
import { Badge, DateTime, LabelBadge } from '@platform/design-system';
import { OWNERSHIP_STATUS_LABELS, UNCHECKED_LABEL } from '../../content/status-labels.ts';
import { DUE_COLUMN } from '../../shared/review/case/case-columns.tsx';
import { MemberCell } from '../../shared/review/case/disabled-member.tsx';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the verification list (docs/specification.md#2-screens-and-routes). */
export const VERIFICATION_COLUMNS: readonly TableColumn<PendingVerification>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} /> },
  {
    id: 'user',
    name: 'User',
    cell: (row) => <MemberCell {...row} />,
    alwaysVisible: true,
  },
  { id: 'blueprint', name: 'Blueprint', wraps: true, cell: ({ blueprint }) => blueprint.name },
  {
    id: 'submitted',
    name: 'Submitted',
    cell: ({ purchaseDate }) => <DateTime at={purchaseDate} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  DUE_COLUMN,
  {
    id: 'status',
    name: 'Status',
    cell: ({ status, isChecked }) =>
      status === 'active' && !isChecked ? (
        <Badge tone={UNCHECKED_LABEL.tone}>{UNCHECKED_LABEL.label}</Badge>
      ) : (
        <LabelBadge labels={OWNERSHIP_STATUS_LABELS} value={status} />
      ),
  },
  {
    id: 'name',
    name: 'Full name (masked)',
    cell: ({ metadata }) => parseMaskedIdentityDocuments(metadata)?.fullName,
    hiddenByDefault: true,
  },
  {
    id: 'email',
    name: 'Email (masked)',
    cell: ({ metadata }) => parseMaskedIdentityDocuments(metadata)?.email,
    hiddenByDefault: true,
  },
];
