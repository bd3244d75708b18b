import { Loading, RADIUS, Skeleton, space, Text, textSize, WEIGHT } from '@platform/design-system';
import { Link, useNavigate } from '@platform/kit/router';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptPlace } from '../list/use-kept-place.ts';
import { WIDE_PAGE } from '../page/admin-page.tsx';
import { BackLink } from './back-link.tsx';
import { QueueContext } from './queue.ts';
import { useNeighbours } from './use-neighbours.ts';

/** One record of the queue in two lines. */
export type QueueEntry = {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  /** At the right: an amount, a state that is not the queue's own. */
  readonly aside?: ReactNode;
};

type Props = {
  /** What waits there ('Verifications'). */
  name: string;
  /** Where the whole list is. */
  list: string;
  pathOf: (id: string) => string;
  /** `undefined` while it is on its way. */
  entries: readonly QueueEntry[] | undefined;
  /** The id of the record that is open. */
  current: string;
  /** The case. */
  children: ReactNode;
};

/** The queue at the left and the case at the right; on a narrow page the case alone, with the way back to the list. */
export function Workbench({ name, list, pathOf, entries, current, children }: Props) {
  const keptPlace = useKeptPlace();
  const navigate = useNavigate();
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

  return (
    <QueueContext value={queue}>
      <Bench>
        <Rail aria-label={`Queue: ${name}`}>
          <BackLink {...back}>{`All ${name.toLowerCase()}`}</BackLink>
          <Entries>
            {entries ? (
              entries.map((entry) => (
                <li key={entry.id}>
                  <Entry
                    {...keptPlace(pathOf(entry.id))}
                    aria-current={entry.id === current ? 'true' : undefined}
                  >
                    <span>
                      <strong>{entry.title}</strong>
                      <Text as="span" $size={14} $tone="muted">
                        {entry.note}
                      </Text>
                    </span>
                    {entry.aside}
                  </Entry>
                </li>
              ))
            ) : (
              <li>
                <Loading label={`Loading the queue of ${name.toLowerCase()}`}>
                  <Skeleton $height="12rem" />
                </Loading>
              </li>
            )}
            {entries?.length === 0 && (
              <li>
                <Empty>Nothing is left in this queue.</Empty>
              </li>
            )}
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

const Entries = styled.ol`
  display: none;
  width: 100%;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  background: var(--surface);

  li + li {
    border-top: 1px solid var(--line);
  }

  ${WIDE_PAGE} {
    display: block;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2.5)} ${space(4)};
  color: var(--ink);
  ${textSize(14)}
  text-decoration: none;

  > span:first-child {
    display: grid;
    min-width: 0;
  }

  strong {
    overflow: hidden;
    font-weight: ${WEIGHT.strong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    background: var(--bg);
  }

  &[aria-current] {
    background: var(--primary-soft);
    box-shadow: inset 3px 0 0 var(--primary);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Empty = styled.p`
  padding: ${space(5)} ${space(4)};
  color: var(--muted);
  ${textSize(14)}
`;
