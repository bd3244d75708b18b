import { RADIUS, space } from '@platform/design-system';
import { useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListPage, ListRow } from '../../list/screen/define-list-page.tsx';
import { useListLink } from '../../list/state/use-list-link.ts';
import { WIDE_PAGE } from '../../page/admin-page.tsx';
import { BackLink } from '../record/back-link.tsx';
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
  /** The open record. */
  children: ReactNode;
};

/** Shows the queue at the left and the open record at the right; a narrow page has only a link to the list instead. */
export function ReviewLayout<Row extends ListRow>(props: Props<Row>) {
  const { name, listPath, getPath, page, toQueueEntry, currentId, children } = props;
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
  const hasFailed = page.error !== undefined && !page.isFetching;

  return (
    <ReviewQueueContext value={queue}>
      <Columns>
        <QueueNav aria-label={`Queue: ${name}`}>
          <BackLink {...listLink}>{`All ${name.toLowerCase()}`}</BackLink>
          <QueueCard>
            <QueueEntries
              name={name.toLowerCase()}
              getPath={getPath}
              entries={entries}
              currentId={currentId}
              retry={hasFailed ? page.refetch : undefined}
            />
          </QueueCard>
        </QueueNav>
        <div>{children}</div>
      </Columns>
    </ReviewQueueContext>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(5)};

  ${WIDE_PAGE} {
    grid-template-columns: minmax(16rem, 20rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const QueueNav = styled.nav`
  ${WIDE_PAGE} {
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

const QueueCard = styled.div`
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

  ${WIDE_PAGE} {
    display: block;
  }
`;
