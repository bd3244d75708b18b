import { parseMaskedPapers, type PendingVerification } from '@platform/contracts';
import { Badge, Moment } from '@platform/design-system';
import { OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { ShortId } from '../../shared/list/short-id.tsx';
import { Username } from '../../shared/list/username.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the verifications' table. Source: product specification, section 2. */
export const VERIFICATION_COLUMNS: readonly StaffColumn<PendingVerification>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} /> },
  { id: 'user', name: 'User', cell: ({ username }) => <Username name={username} />, always: true },
  { id: 'blueprint', name: 'Blueprint', wraps: true, cell: ({ blueprint }) => blueprint.name },
  {
    id: 'submitted',
    name: 'Submitted',
    cell: ({ purchaseDate }) => <Moment at={purchaseDate} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={OWNERSHIP_WORDS[status].tone}>{OWNERSHIP_WORDS[status].label}</Badge>,
  },
  {
    id: 'name',
    name: 'Full name (masked)',
    cell: ({ metadata }) => parseMaskedPapers(metadata)?.fullName,
    hiddenAtFirst: true,
  },
  {
    id: 'email',
    name: 'E-mail (masked)',
    cell: ({ metadata }) => parseMaskedPapers(metadata)?.email,
    hiddenAtFirst: true,
  },
];
