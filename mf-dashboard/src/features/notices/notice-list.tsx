import type { Notice } from '@platform/contracts';
import {
  Badge,
  Button,
  CardBody,
  DateTime,
  EmptyState,
  Loading,
  Panel,
  RowEnd,
  RowItem,
  RowText,
  SkeletonLines,
  Text,
} from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { TOPIC_LABELS } from '../../content/notices.content.ts';
import { TextLink } from '../../shared/page/text-link.ts';
import { PagedRows } from '../../shared/paging/paged-rows.tsx';
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
            <NoticeRows />
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

function NoticeRows() {
  return (
    <PagedRows<Notice> label="Notices, newest first" usePage={useNoticesQuery} resource="more notices">
      {(items) => items.map((notice) => <NoticeRow key={notice.id} notice={notice} />)}
    </PagedRows>
  );
}

/** An unread notice has a bold text and a badge: its state is not told by color only. */
function NoticeRow({ notice: { id, topic, text, path, createdAt, unread } }: { notice: Notice }) {
  const [markRead] = useMarkNoticeReadMutation();
  const onOpen = (): void => {
    if (unread) void markRead({ params: { id } });
  };
  return (
    <RowItem>
      <RowText>
        <Text $strong={unread}>
          <TextLink to={path} onClick={onOpen}>
            {text}
          </TextLink>
        </Text>
        <Text $tone="muted" $size={14}>
          {TOPIC_LABELS[topic]}, <DateTime at={createdAt} showTime />
        </Text>
      </RowText>
      {unread && (
        <RowEnd>
          <Badge tone="primary">New</Badge>
        </RowEnd>
      )}
    </RowItem>
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
