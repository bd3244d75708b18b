import type { Notice, User } from '@platform/contracts';
import {
  Button,
  CardBody,
  DateTime,
  EmptyState,
  INSET,
  Loading,
  Panel,
  RowItem,
  RowText,
  SkeletonLines,
  space,
  Text,
  textSize,
  toLocalDay,
  VisuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import { describeError, useSyncWithUser, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { TOPIC_LABELS } from './labels.ts';
import {
  NOTICES_TAG,
  useMarkNoticeReadMutation,
  useMarkNoticesReadMutation,
  useNoticesQuery,
} from './notices-api.ts';
import { PagedRows } from './paged-rows.tsx';

type Props = {
  /** Returns the path or URL to open for the path of a notice, which is one of the platform; by default the same. */
  readonly resolvePath?: (path: string) => string;
};

/** Lists what happened in the user's account, newest first. Opening a notice marks it as read. */
export function NoticeList({ resolvePath = (path) => path }: Props) {
  useSyncWithUser(LISTS, describeNotices);
  const firstPage = useNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
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
            <NoticeRows resolvePath={resolvePath} />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

const LISTS = [NOTICES_TAG];

/** What the list and the unread count in the header both show. */
function describeNotices({ id, unreadNotices }: User): string {
  return `${id} ${unreadNotices}`;
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

function NoticeRows({ resolvePath }: Required<Props>) {
  return (
    <PagedRows<Notice> label="Notices, newest first" usePage={useNoticesQuery} resource="more notices">
      {(items) =>
        items.map((notice, index) => (
          <Fragment key={notice.id}>
            {isNewDay(notice, items[index - 1]) && (
              <Day>
                <DateTime at={notice.createdAt} />
              </Day>
            )}
            <NoticeRow notice={notice} target={resolvePath(notice.path)} />
          </Fragment>
        ))
      }
    </PagedRows>
  );
}

/** Whether a notice is the first of its day. */
function isNewDay({ createdAt }: Notice, previous: Notice | undefined): boolean {
  return previous === undefined || toLocalDay(createdAt) !== toLocalDay(previous.createdAt);
}

/** An unread notice has a bold text and a dot: its state is not told by color only. */
function NoticeRow({ notice, target }: { notice: Notice; target: string }) {
  const { id, topic, text, createdAt, unread } = notice;
  const [markRead] = useMarkNoticeReadMutation();
  const onOpen = (): void => {
    if (unread) void markRead({ params: { id } });
  };
  return (
    <RowItem>
      <RowText>
        <Text $strong={unread}>
          <NoticeLink to={target} onClick={onOpen}>
            {unread && <VisuallyHidden>New: </VisuallyHidden>}
            {text}
          </NoticeLink>
        </Text>
        <Text $tone="muted" $size={14}>
          {TOPIC_LABELS[topic]}, <DateTime at={createdAt} showTime="only" />
        </Text>
      </RowText>
      {unread && <Dot aria-hidden />}
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

const Day = styled.li`
  padding: ${space(2)} ${INSET};
  background: var(--sunken);
  ${textSize(14)}
  font-weight: ${WEIGHT.strong};
`;

const Dot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  background: var(--primary);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** Tall enough for a finger. */
const NoticeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  font-size: 0.9375rem;
`;
