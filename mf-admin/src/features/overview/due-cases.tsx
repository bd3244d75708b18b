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
import { getCaseLabel, IDENTITY_CHECK } from '../../content/case-labels.ts';
import { DisabledBadge } from '../../shared/review/case/disabled-badge.tsx';
import { DueTime } from '../../shared/review/case/case-columns.tsx';
import { CasePageLink } from '../../shared/review/case/case-page-link.tsx';
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
          <Text $tone="muted">No case waits for you. What else does is counted above.</Text>
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
  const { kind, id, username, dueAt, memberDisabled, isIdentityCheck } = item;
  const holder = findHolder(item, useServerTime());
  const { name, task: decision } = getCaseLabel(kind);
  const task = isIdentityCheck ? IDENTITY_CHECK : decision;
  return (
    <RowItem $padding={0}>
      <RowText>
        <CasePageLink kind={kind} id={id}>{`${name} of ${username}`}</CasePageLink>
        <Text $size={14} $tone="muted">
          {holder === undefined ? task : `${task}, claimed by ${holder}`}
        </Text>
      </RowText>
      <RowEnd>
        <Row $gap={2}>
          {memberDisabled && <DisabledBadge />}
          <DueTime at={dueAt} />
        </Row>
      </RowEnd>
    </RowItem>
  );
}
