import type { Notice } from '@platform/contracts';
import {
  Badge,
  Button,
  CardBody,
  Cell,
  DateTime,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  Row,
  SkeletonLines,
  TableRow,
} from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { TOPIC_LABELS } from '../../content/notices.content.ts';
import { TextLink } from '../../shared/page/text-link.ts';
import { PagedTable } from '../../shared/paging/paged-table.tsx';
import { useMarkNoticeReadMutation, useMarkNoticesReadMutation, useNoticesQuery } from './notices-api.ts';

/** Lists what happened in the member's account, newest first. Opening a notice marks it as read. */
export function NoticeList() {
  const firstPage = useNoticesQuery();
  const newest = firstPage.data?.items[0];
  return (
    <Panel flush title="Your notices" aside={newest && <MarkAllRead until={newest.createdAt} />}>
      <QueryBoundary query={firstPage} resource="your notices" skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No notices yet">
              Decisions about your requests and work, payouts and changes of your account appear here.
            </EmptyState>
          ) : (
            <NoticeTable />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

/** Stays where it is after its work is done, so that the focus stays too. */
function MarkAllRead({ until }: { until: string }) {
  const [markAllRead, { isLoading }] = useMarkNoticesReadMutation();
  const toast = useToast();

  async function markAll(): Promise<void> {
    try {
      await markAllRead({ body: { until } }).unwrap();
      toast({ title: 'All notices are marked as read', tone: 'success' });
    } catch (error) {
      toast({ title: 'Notices not marked as read', error: describeError(error), tone: 'danger' });
    }
  }

  return (
    <Button size="compact" busy={isLoading} onClick={() => void markAll()}>
      Mark all as read
    </Button>
  );
}

function NoticeTable() {
  return (
    <PagedTable<Notice>
      caption="Notices, newest first"
      columns={3}
      head={
        <>
          <HeadCell>Notice</HeadCell>
          <HeadCell>About</HeadCell>
          <HeadCell>Time</HeadCell>
        </>
      }
      usePage={useNoticesQuery}
      resource="more notices"
    >
      {(items) => items.map((notice) => <NoticeRow key={notice.id} notice={notice} />)}
    </PagedTable>
  );
}

function NoticeRow({ notice: { id, topic, text, path, createdAt, unread } }: { notice: Notice }) {
  const [markRead] = useMarkNoticeReadMutation();
  const onOpen = (): void => {
    if (unread) void markRead({ params: { id } });
  };
  return (
    <TableRow>
      <Cell label="Notice">
        <Row $gap={2}>
          <TextLink to={path} onClick={onOpen}>
            {text}
          </TextLink>
          {unread && <Badge tone="primary">New</Badge>}
        </Row>
      </Cell>
      <Cell label="About">{TOPIC_LABELS[topic]}</Cell>
      <Cell label="Time">
        <DateTime at={createdAt} showTime />
      </Cell>
    </TableRow>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your notices">
      <CardBody>
        <SkeletonLines count={4} />
      </CardBody>
    </Loading>
  );
}
