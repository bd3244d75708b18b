import type { OpenPay, UserBlueprint } from '@platform/contracts';
import { DateTime, Money, RowItem, RowList, RowText, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { OpenWork } from '@platform/kit/open-pay';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useOpenPay } from './open-pay.ts';
import { OwnershipBadge } from './ownership-badge.tsx';

/** Lists the member's blueprints with their status, reward per task and what they pay now. */
export function UserBlueprintRows({ rows }: { rows: readonly UserBlueprint[] }) {
  const openPay = useOpenPay();
  return (
    <RowList>
      {rows.map((row) => (
        <RowItem key={row.id}>
          <RowContent>
            <NameLink to={paths.blueprint(row.blueprintId)}>{row.blueprint.name}</NameLink>
            <Text $size={14} $tone="muted">
              <StatusNote
                row={row}
                open={openPay?.find(({ blueprintId }) => blueprintId === row.blueprintId)}
              />
            </Text>
          </RowContent>
          <OwnershipBadge {...row} />
        </RowItem>
      ))}
    </RowList>
  );
}

function StatusNote({ row, open }: { row: UserBlueprint; open: OpenPay | undefined }) {
  if (row.status === 'rejected' || row.status === 'cancelled') return row.reason;
  if (row.status === 'returning' || row.status === 'returned')
    return (
      <>
        <Money amount={row.price} />{' '}
        {row.status === 'returned' ? 'was sent back' : 'goes back to the account that paid'}
      </>
    );
  if (row.payment === 'awaiting')
    return (
      <>
        <Money amount={row.price} />
        {row.expiresAt !== null && (
          <>
            {' '}
            · pay by <DateTime at={row.expiresAt} />
          </>
        )}
      </>
    );
  return (
    <>
      <Money amount={row.blueprint.rewardPerTask} />
      /task
      {row.status === 'active' && open && (
        <>
          {' '}
          · open work now: <OpenWork open={open} />
          {open.demo && (
            <>
              , demo tasks: <Money amount={open.demo.dollars} />
            </>
          )}
        </>
      )}
      {row.payment === 'reported' && ' · payment reported, waiting for confirmation'}
      {row.status === 'pending' && row.payment === null && (
        <>
          {' '}
          · requested <DateTime at={row.purchaseDate} />
        </>
      )}
    </>
  );
}

/** Narrow enough to keep the badge in the same row on a phone. */
const RowContent = styled(RowText)`
  flex-basis: 8rem;
`;

const NameLink = styled(Link)`
  display: inline-block;
  color: var(--ink);
  text-decoration-color: var(--line);
`;
