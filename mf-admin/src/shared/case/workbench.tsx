import { RADIUS, space } from '@platform/design-system';
import { useNavigate } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListPage } from '../list/list-screen.tsx';
import { useKeptPlace } from '../list/use-kept-place.ts';
import { WIDE_PAGE } from '../page/admin-page.tsx';
import { BackLink } from './back-link.tsx';
import { QueueEntries, type QueueEntry } from './queue-entries.tsx';
import { QueueContext } from './queue.ts';
import { useNeighbours } from './use-neighbours.ts';

type Props<Row> = {
  /** What waits there ('Verifications'). */
  name: string;
  /** Where the whole list is. */
  list: string;
  pathOf: (id: string) => string;
  page: ListPage<Row>;
  entryOf: (row: Row) => QueueEntry;
  /** The id of the record that is open. */
  current: string;
  /** The case. */
  children: ReactNode;
};

/** The queue at the left and the case at the right; on a narrow page the case alone, with the way back to the list. */
export function Workbench<Row>({ name, list, pathOf, page, entryOf, current, children }: Props<Row>) {
  const keptPlace = useKeptPlace();
  const navigate = useNavigate();
  const entries = page.data?.items.map(entryOf);
  const { next, previous, heir } = useNeighbours(entries?.map(({ id }) => id) ?? [], current);
  const goTo = ({ to, state }: ReturnType<typeof keptPlace>) => void navigate(to, { state });
  const back = keptPlace(list, heir === undefined ? undefined : pathOf(heir));
  const queue = {
    next: next === undefined ? undefined : pathOf(next),
    previous: previous === undefined ? undefined : pathOf(previous),
    go: (pathname: string) => goTo(keptPlace(pathname)),
    back,
    leave: () => goTo(back),
  };
  const hasFailed = page.error !== undefined && !page.isFetching;

  return (
    <QueueContext value={queue}>
      <Bench>
        <Rail aria-label={`Queue: ${name}`}>
          <BackLink {...back}>{`All ${name.toLowerCase()}`}</BackLink>
          <Entries>
            <QueueEntries
              name={name.toLowerCase()}
              pathOf={pathOf}
              entries={entries}
              current={current}
              retry={hasFailed ? page.refetch : undefined}
            />
          </Entries>
        </Rail>
        <div>{children}</div>
      </Bench>
    </QueueContext>
  );
}

const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(5)};

  ${WIDE_PAGE} {
    grid-template-columns: minmax(16rem, 20rem) minmax(0, 1fr);
    align-items: start;
  }
`;

const Rail = styled.nav`
  ${WIDE_PAGE} {
    position: sticky;
    top: ${space(4)};
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(2)};
    max-height: calc(100vh - ${space(8)});
    max-height: calc(100dvh - ${space(8)});
  }
`;

const Entries = styled.div`
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
