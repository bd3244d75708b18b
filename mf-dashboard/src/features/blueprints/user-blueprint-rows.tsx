import type { OpenPay, UserBlueprint } from '@platform/contracts';
import { DateTime, Money, RowItem, RowList, RowText, space, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { OpenWork } from '@platform/kit/blueprints';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { BlueprintSketch, CompletedTasks } from './blueprint-progress.tsx';
import { useOpenPay } from './open-pay.ts';
import { OwnershipBadge } from './ownership-badge.tsx';

/** Lists the member's blueprints with their status, reward per task, what is done and what they pay now. */
export function UserBlueprintRows({ rows }: { rows: readonly UserBlueprint[] }) {
  const openPay = useOpenPay();
  return (
    <RowList>
      {rows.map((row) => (
        <UserBlueprintRow
          key={row.id}
          row={row}
          open={openPay?.find(({ blueprintId }) => blueprintId === row.blueprintId)}
        />
      ))}
    </RowList>
  );
}

type RowProps = { row: UserBlueprint; open: OpenPay | undefined };

function UserBlueprintRow({ row, open }: RowProps) {
  return (
    <Item>
      <BlueprintSketch row={row} open={open} width={60} />
      <RowContent>
        <NameLink to={paths.blueprint(row.blueprintId)}>{row.blueprint.name}</NameLink>
        <Text $size={14} $tone="muted">
          <StatusNote row={row} open={open} />
        </Text>
        {row.status === 'active' && <CompletedTasks row={row} open={open} />}
      </RowContent>
      <OwnershipBadge {...row} />
    </Item>
  );
}

function StatusNote({ row, open }: RowProps) {
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

const Item = styled(RowItem)`
  column-gap: ${space(3)};
`;

/** Where the text would be narrower, the badge stands below. */
const RowContent = styled(RowText)`
  flex-basis: 11rem;
`;

const NameLink = styled(Link)`
  display: inline-block;
  color: var(--ink);
  text-decoration-color: var(--line);
`;
