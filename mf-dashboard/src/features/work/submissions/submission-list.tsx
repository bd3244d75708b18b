import { BLUEPRINTS, type SubmissionRow } from '@platform/contracts';
import {
  Badge,
  Button,
  CardBody,
  DateTime,
  EmptyState,
  Loading,
  Money,
  Panel,
  RefreshButton,
  Row,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  SkeletonLines,
  Text,
} from '@platform/design-system';
import { paths, useRefetch } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { MONEY_TAGS } from '../../../shared/tags.ts';
import { TextLink } from '../../../shared/page/text-link.ts';
import { useSubmissionsQuery } from '../work-offers-api.ts';
import { SubmissionBadge } from './submission-badge.tsx';
import { isInTab, UNPAID_STATES, WRITABLE_STATES, type SubmissionTab } from './submission-state.policy.ts';

const TITLES: Readonly<Record<SubmissionTab, string>> = {
  'in-progress': 'In progress',
  'in-review': 'In review',
  decided: 'Decided',
};

const EMPTY: Readonly<Record<SubmissionTab, { title: string; text: string }>> = {
  'in-progress': { title: 'Nothing in progress', text: 'Start a task under Real work in My Tasks.' },
  'in-review': { title: 'Nothing in review', text: 'What you hand in appears here until it is decided.' },
  decided: { title: 'Nothing decided yet', text: 'Decisions about your work appear here, with the reasons.' },
};

/** Lists the submissions of one tab, newest first; requested changes before everything else of their page. */
export function SubmissionList({ tab }: { tab: SubmissionTab }) {
  const firstPage = useSubmissionsQuery();
  const { refetch, isFetching } = useRefetch(MONEY_TAGS);
  return (
    <Panel flush title={TITLES[tab]} aside={<RefreshButton busy={isFetching} onClick={refetch} />}>
      <QueryBoundary query={firstPage} resource="your submissions" skeleton={<ListSkeleton />}>
        {({ items, next }) =>
          next === null && !items.some((row) => isInTab(tab, row)) ? (
            <EmptyState
              title={EMPTY[tab].title}
              action={
                <Button asChild>
                  <Link to={paths.dashboard.tasks()}>My Tasks</Link>
                </Button>
              }
            >
              {EMPTY[tab].text}
            </EmptyState>
          ) : (
            <Rows tab={tab} />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

/** The pages of the list that are shown; each is a query of its own. */
function Rows({ tab }: { tab: SubmissionTab }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <RowsPage
      key={cursor ?? 'first'}
      tab={tab}
      cursor={cursor}
      onShowMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ));
}

/** Puts requested changes first, because they have a deadline. */
function compareUrgency(a: SubmissionRow, b: SubmissionRow): number {
  return Number(b.state === 'revision') - Number(a.state === 'revision');
}

type PageProps = {
  tab: SubmissionTab;
  cursor: string | undefined;
  onShowMore: ((cursor: string) => void) | undefined;
};

function RowsPage({ tab, cursor, onShowMore }: PageProps) {
  const query = useSubmissionsQuery(cursor === undefined ? undefined : { query: { cursor } });
  return (
    <QueryBoundary query={query} resource="more submissions" skeleton={<ListSkeleton />}>
      {({ items, next }) => (
        <>
          <RowList>
            {items
              .filter((row) => isInTab(tab, row))
              .sort(compareUrgency)
              .map((row) => (
                <SubmissionItem key={row.id} row={row} />
              ))}
          </RowList>
          {onShowMore && next !== null && (
            <CardBody>
              <Row>
                <Button size="compact" onClick={() => onShowMore(next)}>
                  Show more
                </Button>
              </Row>
            </CardBody>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function SubmissionItem({ row }: { row: SubmissionRow }) {
  const { id, taskId, title, state, blueprintId, isPractice, reward, isNew } = row;
  const isOpen = WRITABLE_STATES.includes(state);
  return (
    <RowItem>
      <RowText>
        <TextLink to={isOpen ? paths.dashboard.work(taskId) : paths.dashboard.submission(id)}>
          {title}
        </TextLink>
        <Text $size={14} $tone="muted">
          {BLUEPRINTS.find((blueprint) => blueprint.id === blueprintId)?.name} · <NextDate row={row} />
        </Text>
      </RowText>
      <RowEnd>
        {isNew && <Badge tone="primary">New</Badge>}
        <SubmissionBadge state={state} />
        {isPractice && <Badge>Practice</Badge>}
        {!isPractice && !UNPAID_STATES.includes(state) && <Money amount={reward} />}
      </RowEnd>
    </RowItem>
  );
}

/** The date that matters most in the row's state. */
function NextDate({ row }: { row: SubmissionRow }) {
  const { state, savedAt, reviseUntil, dueAt, decidedAt, submittedAt, appealUntil } = row;
  const [label, at] =
    state === 'revision' && reviseUntil
      ? ['revise by', reviseUntil]
      : dueAt
        ? ['decided by', dueAt]
        : state === 'rejected' && appealUntil
          ? ['appeal by', appealUntil]
          : decidedAt
            ? ['decided', decidedAt]
            : submittedAt
              ? ['handed in', submittedAt]
              : ['saved', savedAt];
  return (
    <>
      {label} <DateTime at={at} showTime />
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your submissions">
      <CardBody>
        <SkeletonLines count={4} />
      </CardBody>
    </Loading>
  );
}
