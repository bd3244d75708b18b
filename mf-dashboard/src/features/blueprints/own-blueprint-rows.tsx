import type { UserBlueprint } from '@platform/contracts';
import { Moment, Money, RowItem, RowList, RowWords, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { OwnershipBadge } from './ownership-badge.tsx';

/** The member's blueprints, each with its state and what a task pays. */
export function OwnBlueprintRows({ rows }: { rows: readonly UserBlueprint[] }) {
  return (
    <RowList>
      {rows.map((row) => (
        <RowItem key={row.id}>
          <Words>
            <NameLink to={paths.blueprint(row.blueprintId)}>{row.blueprint.name}</NameLink>
            <Text $size={14} $tone="muted">
              <StandingNote row={row} />
            </Text>
          </Words>
          <OwnershipBadge status={row.status} />
        </RowItem>
      ))}
    </RowList>
  );
}

function StandingNote({ row }: { row: UserBlueprint }) {
  if (row.status === 'rejected') return row.reason;
  return (
    <>
      <Money amount={row.blueprint.rewardPerTask} />
      /task
      {row.status === 'pending' && (
        <>
          {' '}
          · sent <Moment at={row.purchaseDate} />
        </>
      )}
    </>
  );
}

/** Narrow enough that the badge stays beside them on a phone. */
const Words = styled(RowWords)`
  flex-basis: 8rem;
`;

const NameLink = styled(Link)`
  display: inline-block;
  color: var(--ink);
  text-decoration-color: var(--line);
`;
