import { listDueCases, type DueCase } from '@platform/contracts';
import {
  Loading,
  Panel,
  Row,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Skeleton,
  Text,
} from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { CASE_LABELS } from '../../content/case-labels.ts';
import { DueTime } from '../../shared/review/case/case-columns.tsx';
import { TO_PATH } from '../../shared/review/case/case-paths.ts';
import { findHolder } from '../../shared/review/case/case-times.ts';
import { useAdminDueCasesQuery } from '../../shared/review/case/cases-api.ts';
import { useMay } from '../../shared/use-may.ts';

/** The cases of all kinds that are due first; nothing for roles that decide none. */
export function DueCases() {
  const may = useMay();
  return may(listDueCases) ? (
    <Panel title="Due next">
      <DueList />
    </Panel>
  ) : null;
}

function DueList() {
  return (
    <QueryBoundary
      query={useAdminDueCasesQuery({})}
      resource="what is due"
      skeleton={
        <Loading label="Loading what is due">
          <Skeleton $height="8rem" />
        </Loading>
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text $tone="muted">No verification, purchase or withdrawal waits for you.</Text>
        ) : (
          <RowList as="ol">
            {items.map((item) => (
              <DueRow key={item.id} item={item} />
            ))}
          </RowList>
        )
      }
    </QueryBoundary>
  );
}

function DueRow({ item }: { item: DueCase }) {
  const { kind, id, username, dueAt } = item;
  const holder = findHolder(item, useServerTime());
  const { name, task } = CASE_LABELS[kind];
  return (
    <RowItem $padding={0}>
      <RowText>
        <Link to={TO_PATH[kind](id)}>{`${name} of ${username}`}</Link>
        <Text $size={14} $tone="muted">
          {holder === undefined ? task : `${task}, claimed by ${holder}`}
        </Text>
      </RowText>
      <RowEnd>
        <Row $gap={2}>
          <DueTime at={dueAt} />
        </Row>
      </RowEnd>
    </RowItem>
  );
}
