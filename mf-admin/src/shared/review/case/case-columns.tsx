import { Badge, DateTime, MEDIA, space } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { styled } from 'styled-components';
import type { TableColumn } from '../../list/table/table-column.ts';
import { TruncatedText } from '../../list/table/truncated-text.tsx';
import { describeDue, findHolder, type RowClaim } from './case-times.ts';

type CaseRow = RowClaim & { readonly dueAt: string | null };

/** Says who has claimed what. */
export const CLAIM_COLUMN: TableColumn<RowClaim> = {
  id: 'claimed',
  name: 'Claimed',
  cell: (row) => <Holder row={row} />,
};

/** The column that the lists of all cases have: when each is due, and who has claimed it. */
export const DUE_COLUMN: TableColumn<CaseRow> = {
  id: 'due',
  name: 'Due',
  cell: (row) => (
    <DueCell>
      <DueTime at={row.dueAt} />
      <Holder row={row} />
    </DueCell>
  ),
  sort: { ascending: 'due' },
};

/** Says when a case is due, in words; nothing if it does not wait for an administrator. */
export function DueTime({ at }: { at: string | null }) {
  const now = useServerTime();
  if (at === null) return null;
  if (now === undefined) return <DateTime at={at} showTime />;
  const { text, tone } = describeDue(at, now);
  return <DueBadge tone={tone}>{text}</DueBadge>;
}

function Holder({ row }: { row: RowClaim }) {
  const holder = findHolder(row, useServerTime());
  return holder === undefined ? null : <TruncatedText text={holder} />;
}

const DueCell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  ${MEDIA.phone} {
    justify-content: flex-end;
  }
`;

const DueBadge = styled(Badge)`
  flex: none;
  white-space: nowrap;
`;
