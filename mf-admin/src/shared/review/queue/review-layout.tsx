import { RADIUS, space } from '@platform/design-system';
import { useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListPage, ListRow } from '../../list/screen/define-list-page.tsx';
import { useListLink } from '../../list/state/use-list-link.ts';
import { EXTRA_WIDE_PAGE, WIDE_PAGE } from '../../page/admin-page.tsx';
import { BackLink } from '../record/back-link.tsx';
import { Pace } from './pace.tsx';
import { QueueEntries, type QueueEntry } from './queue-entries.tsx';
import { ReviewQueueContext } from './review-queue.ts';
import { useAdjacentRecords } from './use-adjacent-records.ts';

type Props<Row> = {
  /** The plural of the records as a heading, e.g. "Verifications". */
  name: string;
  /** The path of the list. */
  listPath: string;
  getPath: (id: string) => string;
  page: ListPage<Row>;
  toQueueEntry: (row: Row) => QueueEntry;
  /** The id of the open record. */
  currentId: string;
  /** The record has two columns itself, so that the queue is beside it on a large screen only. */
  hasWideRecord?: boolean | undefined;
  /** The open record. */
  children: ReactNode;
};

/** Shows the queue at the left and the open record at the right; a narrow page has only a link to the list instead. */
export function ReviewLayout<Row extends ListRow>(props: Props<Row>) {
  const { name, listPath, getPath, page, toQueueEntry, currentId, hasWideRecord = false, children } = props;
  const getListLink = useListLink();
  const navigate = useNavigate();
  const entries = page.data?.items.map(toQueueEntry);
  const { next, previous, fallbackRowId } = useAdjacentRecords(entries?.map(({ id }) => id) ?? [], currentId);
  const followLink = ({ to, state }: ReturnType<typeof getListLink>) => void navigate(to, { state });
  const listLink = getListLink(listPath, fallbackRowId === undefined ? undefined : getPath(fallbackRowId));
  const queue = {
    next: next === undefined ? undefined : getPath(next),
    previous: previous === undefined ? undefined : getPath(previous),
    goTo: (pathname: string) => followLink(getListLink(pathname)),
    listLink,
    goToList: () => followLink(listLink),
    rowStatus: page.data?.items.find(({ id }) => id === currentId)?.status,
    isFetching: page.isFetching,
    reload: page.refetch,
  };
  const wideQuery = hasWideRecord ? EXTRA_WIDE_PAGE : WIDE_PAGE;
  const hasFailed = page.error !== undefined && !page.isFetching;

  return (
    <ReviewQueueContext value={queue}>
      <Columns $wideQuery={wideQuery}>
        <QueueNav $wideQuery={wideQuery} aria-label={`Queue: ${name}`}>
          <BackLink {...listLink}>{`All ${name.toLowerCase()}`}</BackLink>
          <QueueCard $wideQuery={wideQuery}>
            <QueueEntries
              name={name.toLowerCase()}
              getPath={getPath}
              entries={entries}
              currentId={currentId}
              retry={hasFailed ? page.refetch : undefined}
            />
          </QueueCard>
          <Pace left={page.data?.next === null ? page.data.items.length : undefined} />
        </QueueNav>
        <div>{children}</div>
      </Columns>
    </ReviewQueueContext>
  );
}

/** The container query from which the queue is beside the record. */
type ColumnProps = { $wideQuery: string };

const Columns = styled.div<ColumnProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(5)};

  ${({ $wideQuery }) => $wideQuery} {
    grid-template-columns: minmax(16rem, 20rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const QueueNav = styled.nav<ColumnProps>`
  ${({ $wideQuery }) => $wideQuery} {
    position: sticky;
    top: calc(var(--top-bar, 0px) + ${space(4)});
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(2)};
    max-height: calc(100vh - var(--top-bar, 0px) - ${space(8)});
    max-height: calc(100dvh - var(--top-bar, 0px) - ${space(8)});
  }
`;

const QueueCard = styled.div<ColumnProps>`
  display: none;
  width: 100%;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);

  ol {
    padding: 0;
    list-style: none;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  ${({ $wideQuery }) => $wideQuery} {
    display: block;
  }
`;
