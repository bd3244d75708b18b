import { Button, Loading, Skeleton, space, Text, textSize, WEIGHT } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListLink } from '../../list/state/use-list-link.ts';

/** A record in the queue beside the open one. */
export type QueueEntry = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Shown at the right, e.g. an amount. */
  readonly aside?: ReactNode;
};

type Props = {
  /** The plural of the records in lower case, e.g. "verifications". */
  name: string;
  getPath: (id: string) => string;
  /** `undefined` while the queue loads and after it failed to load. */
  entries: readonly QueueEntry[] | undefined;
  /** The id of the open record. */
  currentId: string;
  /** Loads the queue again; set only after it failed to load. */
  retry: (() => unknown) | undefined;
};

/** Lists the records of a queue, or shows its loading, error or empty state. */
export function QueueEntries({ name, getPath, entries, currentId, retry }: Props) {
  const getListLink = useListLink();
  const list = useCurrentInView(currentId);
  if (!entries) return retry ? <QueueError name={name} retry={retry} /> : <QueueSkeleton name={name} />;
  if (entries.length === 0) return <Message>This queue is empty.</Message>;
  return (
    <ol ref={list}>
      {entries.map(({ id, title, subtitle, aside }) => (
        <li key={id}>
          <EntryLink {...getListLink(getPath(id))} aria-current={id === currentId ? 'true' : undefined}>
            <span>
              <strong>{title}</strong>
              <Text as="span" $size={14} $tone="muted">
                {subtitle}
              </Text>
            </span>
            {aside}
          </EntryLink>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the queue, and nothing else, so that the open record is in view. */
function useCurrentInView(currentId: string) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const card = list.current?.parentElement;
    if (!current || !card) return;
    const { top, bottom } = card.getBoundingClientRect();
    if (current.top < top) card.scrollTop -= top - current.top;
    else if (current.bottom > bottom) card.scrollTop += current.bottom - bottom;
  }, [currentId]);
  return list;
}

function QueueError({ name, retry }: { name: string; retry: () => unknown }) {
  return (
    <Message role="alert">
      Failed to load the queue of {name}.
      <Button size="compact" onClick={() => void retry()}>
        Reload the queue
      </Button>
    </Message>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4];

function QueueSkeleton({ name }: { name: string }) {
  return (
    <Loading label={`Loading the queue of ${name}`}>
      {SKELETON_ROWS.map((row) => (
        <SkeletonEntry key={row}>
          <Skeleton $width="8rem" />
          <Skeleton $width="11rem" $height="0.75em" />
        </SkeletonEntry>
      ))}
    </Loading>
  );
}

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(4)};
  color: var(--ink);
  ${textSize(14)}
  line-height: 1.3;
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

const SkeletonEntry = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3.5)} ${space(4)};

  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)};
  color: var(--muted);
  ${textSize(14)}
`;
