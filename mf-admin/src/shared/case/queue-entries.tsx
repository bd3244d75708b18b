import { Button, Loading, Skeleton, space, Text, textSize, WEIGHT } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptPlace } from '../list/use-kept-place.ts';

/** One record of the queue in two lines. */
export type QueueEntry = {
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  /** At the right: an amount, a state that is not the queue's own. */
  readonly aside?: ReactNode;
};

type Props = {
  /** What waits there, in a sentence ('verifications'). */
  name: string;
  pathOf: (id: string) => string;
  /** `undefined` while it is on its way, or when it did not come. */
  entries: readonly QueueEntry[] | undefined;
  /** The id of the record that is open. */
  current: string;
  /** Set when the queue did not come: asks for it again. */
  retry: (() => unknown) | undefined;
};

/** The records of a queue in whichever state it is: on its way, failed, empty, there. */
export function QueueEntries({ name, pathOf, entries, current, retry }: Props) {
  const keptPlace = useKeptPlace();
  if (!entries) return retry ? <Failed name={name} retry={retry} /> : <OnItsWay name={name} />;
  if (entries.length === 0) return <Note>Nothing is left in this queue.</Note>;
  return (
    <ol>
      {entries.map(({ id, title, note, aside }) => (
        <li key={id}>
          <Entry {...keptPlace(pathOf(id))} aria-current={id === current ? 'true' : undefined}>
            <span>
              <strong>{title}</strong>
              <Text as="span" $size={14} $tone="muted">
                {note}
              </Text>
            </span>
            {aside}
          </Entry>
        </li>
      ))}
    </ol>
  );
}

function Failed({ name, retry }: { name: string; retry: () => unknown }) {
  return (
    <Note role="alert">
      The queue of {name} did not load.
      <Button size="compact" onClick={() => void retry()}>
        Load the queue
      </Button>
    </Note>
  );
}

const ROWS = [1, 2, 3, 4];

function OnItsWay({ name }: { name: string }) {
  return (
    <Loading label={`Loading the queue of ${name}`}>
      {ROWS.map((row) => (
        <Coming key={row}>
          <Skeleton $width="8rem" />
          <Skeleton $width="11rem" $height="0.75em" />
        </Coming>
      ))}
    </Loading>
  );
}

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

const Coming = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3.5)} ${space(4)};

  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)};
  color: var(--muted);
  ${textSize(14)}
`;
